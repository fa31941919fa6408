import * as v from "valibot";

/**
 * The webhook "something was published", sent from content to every site so that its cached pages become stale at once,
 * and from an import to content. It is signed (see signed-request.ts).
 */
export const PUBLISH_WEBHOOK_PATH = "/webhooks/published";

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
});

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;
