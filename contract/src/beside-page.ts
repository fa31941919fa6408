/** Between the website and the admin in one browser. Browsers load this file. */

/** Key in a tab's storage, for the page that shows it then: the name of the part that was published last, a line break, its form. */
export const PUBLISHED_NOTE = "editor-published";

/** A form in a frame tells the page around it that its entry has been published. */
export const PUBLISHED_MESSAGE = "schaufenster-published";

/** Answers {@link PageTools}; with the path of a page of the site. */
export const PAGE_TOOLS_PATH = "/api/page-tools";

/** The path of the form of an entry of the admin. */
export type PageTools = {
  /** The entry at a path that has no number in it. */
  page: { collection: string; id: string } | { global: string } | null;
  /** Entries whose last state visitors do not see; each leads to the page that shows it, or to its form. */
  drafts: { title: string; kind: string; href: string }[];
};

/** The admin's page of the landing page's sections, and the parameter that names one: as content/src/collections/sections/sections.ts. */
export const SECTIONS_PATH = "/admin/startseite";
export const SECTION_PARAMETER = "bereich";
