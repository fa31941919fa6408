import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  TypeWithID,
  Where,
} from "payload";
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

type Saved = { filename?: string | null; deletedAt?: string | null; updatedAt?: string };

type Changed = Parameters<CollectionAfterChangeHook>[0];

/**
 * Whether a save has changed what visitors see: published or withdrawn an entry, or put it into the trash. A draft is kept as a
 * version alone. The state before does not tell: it is that of the last version, and a draft if one was begun.
 */
async function isVisible({ doc, collection, operation, req }: Changed): Promise<boolean> {
  if (!collection.versions?.drafts || doc._status === "published") return true;
  if (operation === "create") return false;
  const where: Where = { id: { equals: doc.id } };
  const select = { updatedAt: true } as const;
  const shown = await req.payload.db.findOne<Saved & TypeWithID>({ collection: collection.slug, where, select, req });
  return shown?.updatedAt === doc.updatedAt;
}

/** Tells the sites after a save that visitors can see. */
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
