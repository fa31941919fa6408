import { isPageAddress } from "@schaufenster/contract/page-address";
import type { ReactElement } from "react";
import type { PageLink } from "../content/domain.ts";
import type { Head } from "../layout/head.ts";
import { CategoryProjectsPage } from "./category/CategoryProjectsPage.tsx";
import { categoryHead } from "./category/head.ts";
import { loadCategory } from "./category/load.ts";
import { sentHead } from "./contact/head.ts";
import { loadSent } from "./contact/load.ts";
import { SentPage } from "./contact/SentPage.tsx";
import { landingHead } from "./landing/head.ts";
import { LandingPage } from "./landing/LandingPage.tsx";
import { loadLanding } from "./landing/load.ts";
import { legalHead } from "./legal/head.ts";
import { LegalPage } from "./legal/LegalPage.tsx";
import { loadLegal } from "./legal/load.ts";
import type { LoadContext, Loaded } from "./load-context.ts";
import { ownPageHead } from "./own/head.ts";
import { loadOwnPage } from "./own/load.ts";
import { OwnPage } from "./own/OwnPage.tsx";
import { projectHead } from "./project/head.ts";
import { loadProject } from "./project/load.ts";
import { ProjectDetailPage } from "./project/ProjectDetailPage.tsx";
import { projectsHead } from "./projects/head.ts";
import { loadProjects } from "./projects/load.ts";
import { ProjectsPage } from "./projects/ProjectsPage.tsx";

/** A page ready to render, and its canonical path. */
export type LoadedPage = { path: string; head: Head; page: ReactElement };

/** How a page is loaded and rendered. `key` is unique and the same under all of its addresses. */
export type PageDefinition = {
  key: string;
  /**
   * @returns null if there is no such page
   * @throws {ContentError} if the content system doesn't answer
   */
  load: (context: LoadContext) => Promise<LoadedPage | null>;
};

/** Always kept rendered by the server. */
export const LANDING_PAGE: PageDefinition = {
  key: "landing",
  load: async (context) => show(await loadLanding(context), landingHead, LandingPage),
};

/** @param page from 1 */
export function projectsPage(page: number): PageDefinition {
  return {
    key: `projects/${page}`,
    load: async (context) => show(await loadProjects(context, page), projectsHead, ProjectsPage),
  };
}

/** @param page from 1 */
export function categoryPage(id: string, page: number): PageDefinition {
  return {
    key: `category/${id}/${page}`,
    load: async (context) => show(await loadCategory(context, id, page), categoryHead, CategoryProjectsPage),
  };
}

export function projectPage(id: string): PageDefinition {
  return {
    key: `project/${id}`,
    load: async (context) => show(await loadProject(context, id), projectHead, ProjectDetailPage),
  };
}

export function ownPage(id: string): PageDefinition {
  return {
    key: `page/${id}`,
    load: async (context) => show(await loadOwnPage(context, id), ownPageHead, OwnPage),
  };
}

export function legalPage(path: string): PageDefinition {
  return {
    key: `legal${path}`,
    load: async (context) => show(await loadLegal(context, path), legalHead, LegalPage),
  };
}

export const pageOfLink = ({ placement, href, id }: PageLink) =>
  placement === "legal" ? legalPage(href) : ownPage(id);

/** Confirms a form posted without script. */
export const SENT_PAGE: PageDefinition = {
  key: "contact/sent",
  load: async (context) => show(await loadSent(context), sentHead, SentPage),
};

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

function show<Content extends object>(
  loaded: Loaded<Content>,
  head: (content: Content) => Head,
  Page: (content: Content) => ReactElement,
): LoadedPage | null {
  if (!loaded.found) return null;
  return { path: loaded.path, head: head(loaded.content), page: <Page {...loaded.content} /> };
}
