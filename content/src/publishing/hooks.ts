import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from "payload";
import { afterCommit } from "../database/after-commit.ts";
import { fileStem } from "./file-stem.ts";
import { sendPublishWebhook } from "./publish-webhook.ts";

/** A context with `silent: true` (seeding, imports) publishes without telling the sites. */
const isSilent = (context: Record<string, unknown>) => context.silent === true;

/** The common part of a replaced or trashed file's names, which sites must not keep. */
function goneFile(doc: Saved, previousDoc: Saved | undefined): { goneFile?: string } {
  const filename = previousDoc?.filename;
  if (!filename) return {};
  const isGone = filename !== doc.filename || (doc.deletedAt && !previousDoc.deletedAt);
  return isGone ? { goneFile: fileStem({ filename }) } : {};
}

type Saved = { filename?: string | null; deletedAt?: string | null };

/** Tells the sites after a save that visitors can see: of a publication or a withdrawal. */
export const publishAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, context, req }) => {
  const visible = !collection.versions?.drafts || doc._status === "published" || previousDoc?._status === "published";
  if (visible && !isSilent(context)) {
    const gone = goneFile(doc, previousDoc);
    await afterCommit(req, () => sendPublishWebhook(req.payload, { source: collection.slug, id: doc.id, ...gone }));
  }
  return doc;
};

export const publishAfterDelete: CollectionAfterDeleteHook = async ({ doc, collection, context, req }) => {
  if (isSilent(context)) return doc;
  const gone = doc.filename ? { goneFile: fileStem(doc) } : {};
  await afterCommit(req, () => sendPublishWebhook(req.payload, { source: collection.slug, id: doc.id, ...gone }));
  return doc;
};

export const publishAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, context, req }) => {
  const visible = doc._status !== "draft";
  if (visible && !isSilent(context)) {
    await afterCommit(req, () => sendPublishWebhook(req.payload, { source: global.slug, id: null }));
  }
  return doc;
};
