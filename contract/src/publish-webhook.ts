import * as v from "valibot";

/**
 * The publish webhook, sent from content to every site so that its cached pages become stale immediately, and from an
 * import to content. Signed (signed-request.ts).
 */
export const PUBLISH_WEBHOOK_PATH = "/webhooks/published";

/** Source of the webhook that a content system sends at startup, since something may have changed while it was down. */
export const STARTED = "boot";

export const publishEventSchema = v.object({
  /** Slug of the changed collection or global. */
  source: v.string(),
  /** Id of the changed document; null for a global. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** Common prefix of replaced or deleted files. */
  goneFile: v.optional(v.string()),
  /** The version of the published content: opaque, different after each publication and each start. */
  contentVersion: v.optional(v.string()),
});

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;
