import { isPageAddress } from "@schaufenster/contract/page-address";
import type { PageLink } from "../content/domain.ts";
import { categoryPage } from "./category/page.ts";
import { LANDING_PAGE } from "./landing/page.ts";
import { legalPage } from "./legal/page.ts";
import { ownPage } from "./own/page.ts";
import type { PageDefinition } from "./page-definition.tsx";
import { projectPage } from "./project/page.ts";
import { projectsPage } from "./projects/page.ts";

export const pageOfLink = ({ placement, href, id }: PageLink) =>
  placement === "legal" ? legalPage(href) : ownPage(id);

/** The page of a key; null if there is none, or if it has neither a social card nor a view count. */
export function pageOfKey(key: string): PageDefinition | null {
  const [kind, first = "", second = ""] = key.split("/");
  const page = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);
  const pageOf = page(kind === "projects" ? first : second);
  const isId = /^[1-9]\d{0,14}$/.test(first);
  const candidates: (PageDefinition | null)[] = [
    LANDING_PAGE,
    pageOf ? projectsPage(pageOf) : null,
    pageOf && isId ? categoryPage(first, pageOf) : null,
    isId ? projectPage(first) : null,
    isId ? ownPage(first) : null,
    isPageAddress(first) ? legalPage(`/${first}`) : null,
  ];
  return candidates.find((definition) => definition?.key === key) ?? null;
}
