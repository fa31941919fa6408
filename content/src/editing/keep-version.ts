import type { PayloadRequest } from "payload";
import { type Entry, type LastSave, lastSaveOf } from "../entry/entry.ts";
import { oneSaveAtATime } from "../entry/stale-save.ts";
import { inTransaction } from "../platform/database/transaction.ts";

/** Distance of the version from the newest one, in ms. */
const BEFORE_MS = 1;

/**
 * Stores discarded input as a draft version by the signed-in person. The stored state is unchanged and stays the newest
 * version.
 *
 * @returns the stored state; null when there is no such entry
 */
export function keepVersion({ payload, user }: PayloadRequest, entry: Entry, values: object): Promise<LastSave | null> {
  return inTransaction(payload, { user }, async (req) => {
    await oneSaveAtATime(req, entry);
    const stored = await lastSaveOf(req, entry);
    if (!stored) return null;
    const data = { ...values, lastForm: null, _status: "draft" } as never;
    const common = {
      data,
      draft: true,
      depth: 0,
      user,
      overrideAccess: false,
      context: { silent: true },
      req,
    } as const;
    if ("global" in entry) await payload.updateGlobal({ slug: entry.global, ...common });
    else await payload.update({ collection: entry.collection, id: entry.id, ...common });

    const [kept, before] = await newestVersions(req, entry);
    const updatedAt = new Date(Date.parse(stored.updatedAt ?? "") - BEFORE_MS).toISOString();
    if (kept) await change(req, entry, kept, { latest: false, updatedAt });
    if (before) await change(req, entry, before, { latest: true });
    return stored;
  });
}

async function newestVersions(req: PayloadRequest, entry: Entry): Promise<(number | string)[]> {
  const common = { sort: "-updatedAt", limit: 2, pagination: false, req } as const;
  const { docs } =
    "global" in entry
      ? await req.payload.db.findGlobalVersions({ ...common, global: entry.global })
      : await req.payload.db.findVersions({
          ...common,
          collection: entry.collection,
          where: { parent: { equals: entry.id } },
        });
  return docs.map(({ id }) => id);
}

async function change(req: PayloadRequest, entry: Entry, id: number | string, versionData: object): Promise<void> {
  const common = { id, versionData: versionData as never, returning: false, req };
  if ("global" in entry) await req.payload.db.updateGlobalVersion({ ...common, global: entry.global });
  else await req.payload.db.updateVersion({ ...common, collection: entry.collection });
}
