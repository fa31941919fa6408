import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  TypeWithID,
  Where,
} from "payload";
import { afterCommit } from "../platform/database/after-commit.ts";
import { fileStem } from "./file-stem.ts";
import { sendPublishWebhook } from "./publish-webhook.ts";

/** With `silent: true` in its context (seeding, imports), a save publishes without a webhook. */
const isSilent = (context: Record<string, unknown>) => context.silent === true;

/** The common prefix of a replaced or trashed file's names, which sites must drop. */
function goneFile(doc: Saved, previousDoc: Saved | undefined): { goneFile?: string } {
  const filename = previousDoc?.filename;
  if (!filename) return {};
  const isGone = filename !== doc.filename || (doc.deletedAt && !previousDoc.deletedAt);
  return isGone ? { goneFile: fileStem({ filename }) } : {};
}

type Saved = { filename?: string | null; deletedAt?: string | null; updatedAt?: string };

type Changed = Parameters<CollectionAfterChangeHook>[0];

/**
 * Whether a save changed what visitors see: it published, unpublished or trashed an entry. A draft is only stored as a
 * version. The previous state isn't reliable: it is the last version, which may be a draft.
 */
async function isVisible({ doc, collection, operation, req }: Changed): Promise<boolean> {
  if (!collection.versions?.drafts || doc._status === "published") return true;
  if (operation === "create") return false;
  const where: Where = { id: { equals: doc.id } };
  const select = { updatedAt: true } as const;
  const shown = await req.payload.db.findOne<Saved & TypeWithID>({ collection: collection.slug, where, select, req });
  return shown?.updatedAt === doc.updatedAt;
}

export const publishAfterChange: CollectionAfterChangeHook = async (changed) => {
  const { doc, previousDoc, collection, context, req } = changed;
  if (!isSilent(context) && (await isVisible(changed))) {
    const gone = goneFile(doc, previousDoc);
    await afterCommit(req, () => sendPublishWebhook({ source: collection.slug, id: doc.id, ...gone }));
  }
  return doc;
};

export const publishAfterDelete: CollectionAfterDeleteHook = async ({ doc, collection, context, req }) => {
  if (isSilent(context)) return doc;
  const gone = doc.filename ? { goneFile: fileStem(doc) } : {};
  await afterCommit(req, () => sendPublishWebhook({ source: collection.slug, id: doc.id, ...gone }));
  return doc;
};

export const publishAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, context, req }) => {
  const visible = doc._status !== "draft";
  if (visible && !isSilent(context)) {
    await afterCommit(req, () => sendPublishWebhook({ source: global.slug, id: null }));
  }
  return doc;
};
