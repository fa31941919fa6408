import * as v from "valibot";

/**
 * The publish webhook, sent from content to every site so that its cached pages become stale at once, and from an
 * import to content. Signed (see signed-request.ts).
 */
export const PUBLISH_WEBHOOK_PATH = "/webhooks/published";

/** Source of the webhook that a content system sends at startup, since something may have changed while it was down. */
export const STARTED = "boot";

export const publishEventSchema = v.object({
  /** Slug of the collection or global that changed. */
  source: v.string(),
  /** Id of the changed document; null for a global. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** The common prefix of files that were replaced or deleted. */
  goneFile: v.optional(v.string()),
  /** The version of the published content: opaque, different after each publication and each start. */
  contentVersion: v.optional(v.string()),
});

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;
