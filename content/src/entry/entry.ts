import type { CollectionSlug, GlobalSlug, PayloadRequest, TypeWithID } from "payload";
import { KINDS, type Kind } from "../ui/kinds.ts";

/** Types with a form that several people can have open: all that carry the editing fields. */
export const EDITED_COLLECTIONS = Object.keys(KINDS) as Kind[];
export const EDITED_GLOBALS = ["site-settings", "appearance"] as const;

/** One entry of a collection, or a global. */
export type Entry = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug };

/** Facts about the last save of an entry, drafts included. */
export type LastSave = {
  /** ISO 8601, UTC. */
  updatedAt?: string | null;
  lastEditor?: string | null;
  lastForm?: string | null;
  _status?: "draft" | "published" | null;
};

/** Names the person who is signed in, or the program's task (`context.author`, see author.ts); else null. */
export function editorName({ user, context }: Pick<PayloadRequest, "user" | "context">): string | null {
  if (user) return user.name || user.email;
  return typeof context.author === "string" ? context.author : null;
}

/** The entry's last save as the request's transaction sees it; null when there is no such entry. */
export async function lastSaveOf(req: PayloadRequest, entry: Entry): Promise<LastSave | null> {
  const common = { draft: true, depth: 0, overrideAccess: true, req } as const;
  if ("global" in entry) return (await req.payload.findGlobal({ slug: entry.global, ...common })) as LastSave;
  const found = await req.payload.findByID({
    collection: entry.collection,
    id: entry.id,
    disableErrors: true,
    ...common,
  });
  return found as LastSave | null;
}

/** Whether visitors see the entry, or an older state of it. */
export async function isPublished(req: PayloadRequest, entry: Entry): Promise<boolean> {
  const { db } = req.payload;
  const shown =
    "global" in entry
      ? await db.findGlobal<LastSave & Record<string, unknown>>({ slug: entry.global, req })
      : await db.findOne<LastSave & TypeWithID>({
          collection: entry.collection,
          where: { id: { equals: entry.id } },
          req,
        });
  return shown?._status === "published";
}
