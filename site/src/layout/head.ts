import type { Picture, Site } from "../content/domain.ts";
import { spoken } from "../content/spoken.ts";
import type { Thing } from "./structured-data.ts";

/** The part of a document's head that differs between pages. */
export type Head = {
  title: string;
  /** The page's subject without the agency's name, as on its social card. */
  heading: string;
  description: string;
  /** Null for pages without one, which are noindex. */
  canonicalPath: string | null;
  type: "website" | "article";
  /** Noindex despite having an address. */
  hiddenFromSearch?: boolean;
  /** For the drawn social card. */
  image: Picture | null;
  /** Replaces the drawn card. */
  shareImage?: Picture | null;
  /** Id of the element up to which nothing is painted: the content before it would shift when the rest loads. */
  firstViewEnd?: string | undefined;
  /** The inline style sheets (styles/sheets.ts); `others` by default. */
  styles?: "landing" | "waiting" | "list" | "project" | "projectWithBlocks" | "others";
  /** Delay in s after which a browser without script reloads this temporary page. */
  reloadAfterS?: number;
  /** Paths of the previous and next page of a list. */
  previousPath?: string | null;
  nextPath?: string | null;
  /** schema.org data about the page's content. Takes the origin for absolute addresses. */
  structuredData?: (publicUrl: string) => Thing[];
};

/** In px (ogp.me; the large card of all common services). */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** In s, for pages that report unavailable content: long enough to read them. */
export const RELOAD_AFTER_S = 15;

/** `Seite – Agentur`. */
export function pageTitle(page: string, site: Site | null): string {
  return spoken(site ? `${page} – ${site.settings.agencyName}` : page);
}
