import { domainToUnicode } from "node:url";
import { OTHERS } from "@schaufenster/contract/figures";
import type { Payload } from "payload";
import { hrefOf, KINDS, titleOf } from "../../admin/kinds.ts";
import type { Ranked } from "../figures.ts";

/** A line of a ranking; `href` leads to the entry, null where there is none. */
export type Line = { label: string; href: string | null; views: number };

const LEGAL_TEXTS = "/admin/globals/legal-texts";

/** Pages that are no entries, by their names in contract/src/figures.ts. */
const PAGES: Record<string, Omit<Line, "views">> = {
  landing: { label: "Startseite", href: "/" },
  projects: { label: "Alle Projekte", href: "/projekte" },
  "legal/impressum": { label: "Impressum", href: LEGAL_TEXTS },
  "legal/datenschutz": { label: "Datenschutzerklärung", href: LEGAL_TEXTS },
  "legal/barrierefreiheit": { label: "Erklärung zur Barrierefreiheit", href: LEGAL_TEXTS },
  "contact/sent": { label: "Nachricht gesendet (ohne JavaScript)", href: null },
};

const ENTRY = /^(project|category|page)\/(\d+)$/;

const COLLECTIONS = { project: "projects", category: "categories", page: "pages" } as const;

/** Whether a page is that of a project. */
export const isProject = ({ name }: Ranked) => name.startsWith("project/");

/** Pages by the titles of their entries as they are now. */
export async function namePages(payload: Payload, pages: Ranked[]): Promise<Line[]> {
  const titles = new Map<string, string>();
  for (const kind of ["project", "category", "page"] as const) {
    const ids = pages.flatMap(({ name }) => (name.startsWith(`${kind}/`) ? [Number(ENTRY.exec(name)?.[2])] : []));
    if (ids.length === 0) continue;
    const collection = COLLECTIONS[kind];
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      select: { [KINDS[collection].title]: true },
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) titles.set(`${kind}/${doc.id}`, titleOf(collection, doc));
  }
  return pages.map(({ name, views }) => {
    const [, kind, id = ""] = ENTRY.exec(name) ?? [];
    if (!kind) return { ...(PAGES[name] ?? { label: name, href: null }), views };
    const collection = COLLECTIONS[kind as keyof typeof COLLECTIONS];
    const title = titles.get(name);
    if (title === undefined) return { label: `${KINDS[collection].kind} ${id} (gelöscht)`, href: null, views };
    return { label: kind === "category" ? `Kategorie: ${title}` : title, href: hrefOf(collection, id), views };
  });
}

/**
 * Hosts as people write them, those without a name of their own last. They are no links: anyone can send a made-up one, so that
 * it is followed.
 */
export function nameReferrers(referrers: Ranked[]): Line[] {
  const isOther = ({ name }: Ranked) => name === OTHERS;
  return referrers
    .toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .map((host) => ({ label: isOther(host) ? "andere" : domainToUnicode(host.name), href: null, views: host.views }));
}
