import * as v from "valibot";

/**
 * The webhook "something was published", sent from content to every site so that its cached pages become stale at once.
 * The sender signs `${timestamp}.${body}` with HMAC-SHA256 and the shared WEBHOOK_SECRET; the receiver refuses a
 * timestamp further away than {@link WEBHOOK_MAX_AGE_MS}.
 */
export const PUBLISH_WEBHOOK_PATH = "/webhooks/published";

/** Milliseconds since the epoch, as sent. */
export const WEBHOOK_TIMESTAMP_HEADER = "x-webhook-timestamp";

/** Lower-case hexadecimal HMAC-SHA256. */
export const WEBHOOK_SIGNATURE_HEADER = "x-webhook-signature";

/** How far clocks may be apart before a webhook counts as replayed, in ms. */
export const WEBHOOK_MAX_AGE_MS = 60_000;

export const publishEventSchema = v.object({
  /** Slug of the collection or global that changed. */
  source: v.string(),
  /** Id of the changed document; null for a global. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** What the names of files have in common that are no longer at their address: one was replaced or deleted. */
  goneFile: v.optional(v.string()),
  /**
   * Nothing was published: these pictures have got modern encodings, and only pages that show one of them look different. What
   * the names of a picture's files have in common, without its size before and its ending behind.
   */
  encoded: v.optional(v.array(v.string())),
});

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;

/** Travels from the site to content and into both logs, so that one visit can be followed through both. */
export const REQUEST_ID_HEADER = "x-request-id";
