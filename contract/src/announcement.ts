import * as v from "valibot";

/** Where a site tells the content system its address, signed (see signed-request.ts), to be told of publications. */
export const ANNOUNCEMENT_PATH = "/webhooks/sites";

/** How often a site says so, in ms. */
export const ANNOUNCE_EVERY_MS = 20_000;

/** How long a site is told without saying so again, in ms. */
export const ANNOUNCEMENT_LASTS_MS = 3 * ANNOUNCE_EVERY_MS;

/** Longest address, in characters. */
const URL_MAX = 200;

export const announcementSchema = v.object({
  /** Origin of the site, as the content system reaches it. */
  url: v.pipe(v.string(), v.maxLength(URL_MAX), v.url(), v.regex(/^https?:\/\/[^/]+$/)),
});

/** The answer: the version of the published content. A site that knows another one has missed a publication. */
export const announcedSchema = v.object({ version: v.string() });
