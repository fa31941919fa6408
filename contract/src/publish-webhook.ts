import * as v from "valibot";

/**
 * The webhook "something was published", sent from content to every site so that its cached pages become stale at once,
 * and from an import to content. It is signed (see signed-request.ts).
 */
export const PUBLISH_WEBHOOK_PATH = "/webhooks/published";

/** Source of the webhook that a content system sends when it has started: something may have changed while it was away. */
export const STARTED = "boot";

/** Versions of the published content: opaque names, of which each publication makes a new one. */
const contentStepSchema = v.object({ before: v.string(), now: v.string() });

export type ContentStep = v.InferOutput<typeof contentStepSchema>;

export const publishEventSchema = v.object({
  /** Slug of the collection or global that changed. */
  source: v.string(),
  /** Id of the changed document; null for a global. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** The common part of the names of files that are no longer at their address: one was replaced or deleted. */
  goneFile: v.optional(v.string()),
  /**
   * Nothing was published: these pictures have got modern encodings, and only pages that show one of them look
   * different. The common part of the names of a picture's files, without its size before and its ending behind.
   */
  encoded: v.optional(v.array(v.string())),
  /** Which version of the published content took the place of which. Who knows another one before has missed something. */
  content: v.optional(contentStepSchema),
});

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;
