import type { SiteSettings } from "../content/domain.ts";

/** Ids of the shell's data block and of the element that the page will fill. */
export const SHELL_DATA_ID = "shell-data";
export const SHELL_PAGE_ID = "page";

/** Dispatched on the document with the data, once it has arrived (spec §4, page loading). */
export const INIT_EVENT = "init";

/** Data with which the browser loads the landing page by itself. */
export type ShellData = {
  apiBaseUrl: string;
  /** Given where the content system does not hold them. */
  settings: SiteSettings | null;
};
