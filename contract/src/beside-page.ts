/** Shared by the website and the admin in one browser. Runs in browsers. */

/** Session storage key for the page shown next: the name of the last published part, a line break, its form. */
export const PUBLISHED_NOTE = "editor-published";

/** A form in a frame tells the surrounding page that its entry was published. */
export const PUBLISHED_MESSAGE = "schaufenster-published";

/** Returns {@link PageTools}; takes the path of a page of the site. */
export const PAGE_TOOLS_PATH = "/api/page-tools";

export type PageTools = {
  /** The entry at a path without a number. */
  page: { collection: string; id: string } | { global: string } | null;
  /** Entries whose latest version isn't public; each links to the page that shows it, or to its form. */
  drafts: { title: string; kind: string; href: string }[];
};

/** The admin's page of the landing page's sections, and the parameter that names one: as content/src/types/sections/sections.ts. */
export const SECTIONS_PATH = "/admin/startseite";
export const SECTION_PARAMETER = "bereich";
