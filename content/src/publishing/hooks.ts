import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from "payload";
import { afterCommit } from "../database/after-commit.ts";
import { sendPublishWebhook } from "./publish-webhook.ts";

/** A context with `silent: true` (seeding, imports) publishes without telling the sites. */
const isSilent = (context: Record<string, unknown>) => context.silent === true;

/** After a save that visitors can see: what is published, and what no longer is. */
export const publishAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, context, req }) => {
  const visible = !collection.versions?.drafts || doc._status === "published" || previousDoc?._status === "published";
  if (visible && !isSilent(context)) {
    await afterCommit(req, () => sendPublishWebhook({ source: collection.slug, id: doc.id }));
  }
  return doc;
};

export const publishAfterDelete: CollectionAfterDeleteHook = async ({ doc, collection, context, req }) => {
  if (!isSilent(context)) await afterCommit(req, () => sendPublishWebhook({ source: collection.slug, id: doc.id }));
  return doc;
};

export const publishAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, context, req }) => {
  const visible = doc._status !== "draft";
  if (visible && !isSilent(context)) {
    await afterCommit(req, () => sendPublishWebhook({ source: global.slug, id: null }));
  }
  return doc;
};
