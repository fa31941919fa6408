import { LEGAL_PAGES } from "./legal-pages.ts";

export const PAGE_ADDRESS_MAX = 60;

/** A page's address is a single path segment: lower-case words with hyphens. */
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** First path segments for programs and editors, to which visitors must not be redirected. */
export const OWN_ROOMS = ["admin", "api", "graphql", "health", "metrics", "phpmail", "views", "vorschau", "webhooks"];

/** Paths, without '/', of the pages that every site has. */
export const OWN_PAGES = [...LEGAL_PAGES.map(({ address }) => address), "nachricht-gesendet", "projekte"];

/**
 * First path segments that the site or the content system uses itself, so that no page can have them. A test of the
 * site checks that all of its routes are included.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...OWN_ROOMS,
  ...OWN_PAGES,
  ...["assets", "cookie-einstellungen", "marke", "neu", "social-card", "uploads"],
]);

export const isPageAddress = (text: string): boolean => text.length <= PAGE_ADDRESS_MAX && ADDRESS.test(text);
