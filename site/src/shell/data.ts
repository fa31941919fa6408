import type { SiteSettings } from "../content/domain.ts";

/** Ids of the shell's data block and of the element that the page will fill. */
export const SHELL_DATA_ID = "shell-data";
export const SHELL_PAGE_ID = "page";

/** Dispatched on the document once the data has arrived (spec §4, page loading). */
export const INIT_EVENT = "init";

/** Data for loading the landing page in the browser. */
export type ShellData = {
  apiBaseUrl: string;
  settings: SiteSettings | null;
};
