import type { CollectionAfterChangeHook } from "payload";
import { cancelPlan, type PlannedCollection, plansOf } from "./plans.ts";

/**
 * Cancels obsolete plans: all of an entry that is trashed, and plans to publish one that is published meanwhile, since
 * they would also publish later drafts. Payload does the former when an entry is deleted.
 */
export const cancelSettledPlans: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const isTrashed = doc.deletedAt && !previousDoc?.deletedAt;
  const isPublished = req.user && doc._status === "published";
  if (!isTrashed && !isPublished) return doc;
  const entry = { collection: collection.slug as PlannedCollection, id: Number(doc.id) };
  for (const { id, type } of await plansOf(req.payload, entry, req))
    if (isTrashed || type === "publish") await cancelPlan(req, id);
  return doc;
};
