import type { ReactElement } from "react";
import { LEGAL_TEXTS, type LegalText } from "../content/routes.ts";
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
import type { Loaded, Loading } from "./loading.ts";
import { projectHead } from "./project/head.ts";
import { loadProject } from "./project/load.ts";
import { ProjectDetailPage } from "./project/ProjectDetailPage.tsx";
import { projectsHead } from "./projects/head.ts";
import { loadProjects } from "./projects/load.ts";
import { ProjectsPage } from "./projects/ProjectsPage.tsx";

/** A page, ready to render, and the one path it is at. */
export type PageView = { path: string; head: Head; page: ReactElement };

/** One page of the site. `key` names it among all pages, whatever address it was asked for by. */
export type View = {
  key: string;
  /**
   * @returns null if there is no such page
   * @throws {ContentError} if the content system does not answer
   */
  load: (loading: Loading) => Promise<PageView | null>;
};

/** The one view that the server keeps ready. */
export const LANDING_VIEW: View = {
  key: "landing",
  load: async (loading) => show(await loadLanding(loading), landingHead, LandingPage),
};

/** @param page from 1 */
export function projectsView(page: number): View {
  return {
    key: `projects/${page}`,
    load: async (loading) => show(await loadProjects(loading, page), projectsHead, ProjectsPage),
  };
}

/** @param page from 1 */
export function categoryView(id: string, page: number): View {
  return {
    key: `category/${id}/${page}`,
    load: async (loading) => show(await loadCategory(loading, id, page), categoryHead, CategoryProjectsPage),
  };
}

export function projectView(id: string): View {
  return {
    key: `project/${id}`,
    load: async (loading) => show(await loadProject(loading, id), projectHead, ProjectDetailPage),
  };
}

export function legalView(text: LegalText): View {
  return {
    key: `legal/${text}`,
    load: async (loading) => show(await loadLegal(loading, text), legalHead, LegalPage),
  };
}

/** Says that a form posted without script has arrived. */
export const SENT_VIEW: View = {
  key: "contact/sent",
  load: async (loading) => show(await loadSent(loading), sentHead, SentPage),
};

/** The view of a key; null if the key is none. */
export function viewOfKey(key: string): View | null {
  const [kind, first = "", second = ""] = key.split("/");
  const page = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);
  const pageOf = page(kind === "projects" ? first : second);
  const isId = /^[1-9]\d{0,14}$/.test(first);
  const candidates: (View | null)[] = [
    LANDING_VIEW,
    pageOf ? projectsView(pageOf) : null,
    pageOf && isId ? categoryView(first, pageOf) : null,
    isId ? projectView(first) : null,
    ...LEGAL_TEXTS.map(legalView),
  ];
  return candidates.find((view) => view?.key === key) ?? null;
}

function show<Content extends object>(
  loaded: Loaded<Content>,
  head: (content: Content) => Head,
  Page: (content: Content) => ReactElement,
): PageView | null {
  if (!loaded.found) return null;
  return { path: loaded.path, head: head(loaded.content), page: <Page {...loaded.content} /> };
}
