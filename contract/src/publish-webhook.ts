import * as v from "valibot";

/**
 * The webhook "something was published", sent from content to every site so that its cached pages become stale at once,
 * and from an import to content. It is signed (see signed-request.ts).
 */
export const PUBLISH_WEBHOOK_PATH = "/webhooks/published";

/** Source of the webhook that a content system sends when it has started: something may have changed while it was away. */
export const STARTED = "boot";

export const publishEventSchema = v.object({
  /** Slug of the collection or global that changed. */
  source: v.string(),
  /** Id of the changed document; null for a global. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** The common part of the names of files that are no longer at their address: one was replaced or deleted. */
  goneFile: v.optional(v.string()),
  /** Names the published content from now on: opaque, another one after each publication and each start of content. */
  contentVersion: v.optional(v.string()),
});

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;
