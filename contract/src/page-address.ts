/** Longest address of a page, in characters. */
export const PAGE_ADDRESS_MAX = 60;

/** A page's address is a single part of a path: lower-case words with hyphens. */
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * First parts of paths that the site or the content system answers itself, and that no page can have. A test of the site holds
 * that all of its routes are among them.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...["admin", "api", "assets", "graphql", "health", "marke", "metrics", "phpmail", "social-card", "styleguide"],
  ...["uploads", "views", "webhooks"],
  ...["barrierefreiheit", "cookie-einstellungen", "datenschutz", "impressum", "nachricht-gesendet", "neu", "projekte"],
  "vorschau",
]);

/** Whether a part of a path can be the address of a page at all. */
export const isPageAddress = (text: string): boolean => text.length <= PAGE_ADDRESS_MAX && ADDRESS.test(text);
