import type { CollectionSlug, GlobalSlug, PayloadRequest, TypeWithID } from "payload";
import { KINDS, type Kind } from "../ui/kinds.ts";

/** Types with the editing fields, whose forms several people can have open. */
export const EDITED_COLLECTIONS = Object.keys(KINDS) as Kind[];
export const EDITED_GLOBALS = ["site-settings", "appearance"] as const;

export type Entry = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug };

export type LastSave = {
  /** ISO 8601, UTC. */
  updatedAt?: string | null;
  lastEditor?: string | null;
  lastForm?: string | null;
  _status?: "draft" | "published" | null;
};

/** The signed-in user's name, or the program's task (`context.author`, see author.ts); otherwise null. */
export function editorName({ user, context }: Pick<PayloadRequest, "user" | "context">): string | null {
  if (user) return user.name || user.email;
  return typeof context.author === "string" ? context.author : null;
}

/** The entry's last save within the request's transaction; null if there is no such entry. */
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

/** Whether any version of the entry is published. */
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
