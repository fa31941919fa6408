import { LEGAL_PAGES } from "./legal-pages.ts";

/** Longest address of a page, in characters. */
export const PAGE_ADDRESS_MAX = 60;

/** A page's address is a single part of a path: lower-case words with hyphens. */
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** First parts of paths that are for programs and editors: no visitor is to be led there. */
export const OWN_ROOMS = ["admin", "api", "graphql", "health", "metrics", "phpmail", "views", "vorschau", "webhooks"];

/** Paths, without '/', of the pages that every site has. */
export const OWN_PAGES = [...LEGAL_PAGES.map(({ address }) => address), "nachricht-gesendet", "projekte"];

/**
 * First parts of paths that the site or the content system answers itself, and that no page can have. A test of the site holds
 * that all of its routes are among them.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...OWN_ROOMS,
  ...OWN_PAGES,
  ...["assets", "cookie-einstellungen", "marke", "neu", "social-card", "uploads"],
]);

/** Whether a part of a path can be the address of a page at all. */
export const isPageAddress = (text: string): boolean => text.length <= PAGE_ADDRESS_MAX && ADDRESS.test(text);
