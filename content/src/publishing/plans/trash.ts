import type { CollectionAfterChangeHook } from "payload";
import { cancelPlan, type PlannedCollection, plansOf } from "./plans.ts";

/** Cancels the plans of an entry that goes to the trash. Payload does the same when an entry is deleted. */
export const cancelPlansOfTrashed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc?.deletedAt) return doc;
  const entry = { collection: collection.slug as PlannedCollection, id: Number(doc.id) };
  for (const { id } of await plansOf(req.payload, entry, req)) await cancelPlan(req, id);
  return doc;
};
