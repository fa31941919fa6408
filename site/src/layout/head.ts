import type { Picture, Site } from "../content/domain.ts";
import { spoken } from "../content/spoken.ts";
import type { Thing } from "./structured-data.ts";

/** The part of a document's head that differs between pages. */
export type Head = {
  title: string;
  /** The page's subject, without the agency's name; stands on its social card. */
  heading: string;
  description: string;
  /** The page's one address, as a path; null for pages without one, which search engines are asked not to index. */
  canonicalPath: string | null;
  type: "website" | "article";
  /** Whether search engines are asked to leave the page out although it has an address. */
  hiddenFromSearch?: boolean;
  /** Stands on the card that is drawn for where the page is linked to. */
  image: Picture | null;
  /** Chosen to be shown there instead of the card. */
  shareImage?: Picture | null;
  /** Id of the element up to which nothing is painted: half of what stands before it would move when the rest comes. */
  firstViewEnd?: string | undefined;
  /** Which styles the document holds (styles/sheets.ts); `others` if nothing is said. */
  styles?: "landing" | "waiting" | "list" | "project" | "projectWithBlocks" | "others";
  /** A browser without script loads the page again after this time, in s: it stands for one that is not there yet. */
  reloadAfterS?: number;
  /** Paths of the pages before and after this one in a list. */
  previousPath?: string | null;
  nextPath?: string | null;
  /** Tells search engines about the page's content (schema.org). Takes the origin of absolute addresses. */
  structuredData?: (publicUrl: string) => Thing[];
};

/** Size of the picture that link previews show, in px (ogp.me; the large card of all the common services). */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** For pages that say that the content is away, in s: long enough to read them. */
export const RELOAD_AFTER_S = 15;

/** `Seite – Agentur`. */
export function pageTitle(page: string, site: Site | null): string {
  return spoken(site ? `${page} – ${site.settings.agencyName}` : page);
}
