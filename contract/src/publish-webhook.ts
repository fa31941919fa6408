import * as v from "valibot";

/**
 * The notice "something was published", sent from content to every site so that its cached pages become stale at once.
 * The sender signs `${timestamp}.${body}` with HMAC-SHA256 and the shared NOTICE_SECRET; the receiver refuses a
 * timestamp further away than {@link NOTICE_MAX_AGE_MS}.
 */
export const NOTICE_PATH = "/notice/published";

/** Milliseconds since the epoch, as sent. */
export const NOTICE_TIMESTAMP_HEADER = "x-notice-timestamp";

/** Lower-case hexadecimal HMAC-SHA256. */
export const NOTICE_SIGNATURE_HEADER = "x-notice-signature";

/** How far clocks may be apart before a notice counts as replayed, in ms. */
export const NOTICE_MAX_AGE_MS = 60_000;

export const noticeSchema = v.object({
  /** Slug of the collection or global that changed. */
  source: v.string(),
  /** Id of the changed document; null for a global. */
  id: v.nullable(v.union([v.string(), v.number()])),
});

export type Notice = v.InferOutput<typeof noticeSchema>;

/** Travels from the site to content and into both logs, so that one visit can be followed through both. */
export const REQUEST_ID_HEADER = "x-request-id";
