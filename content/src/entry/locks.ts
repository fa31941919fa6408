import type {
  CollectionAfterReadHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from "payload";
import { refused } from "../platform/http/refused.ts";
import { germanTime } from "../platform/process/german-time.ts";
import { schedule } from "../platform/process/schedule.ts";
import type { Entry } from "./entry.ts";

export const LOCKS = "payload-locked-documents";

/** Lifetime of a lock after its form last reported, in s. Browsers run timers of hidden tabs once a minute. */
const LOCK_S = 90;

/** A stored lock; without a user if the account was deleted in the database. */
type StoredLock = {
  id: number | string;
  document?: { relationTo: string; value: number | string } | null;
  globalSlug?: string | null;
  updatedAt: string;
  user?: { relationTo: "users"; value?: number | string | null } | null;
};

type Lock = { id: number | string; updatedAt: string; holder: number | string };

function whereOf(entry: Entry): Where {
  if ("global" in entry) return { globalSlug: { equals: entry.global } };
  return {
    and: [{ "document.relationTo": { equals: entry.collection } }, { "document.value": { equals: Number(entry.id) } }],
  };
}

/** An entry's lock; null if there is none, or its form hasn't reported for {@link LOCK_S}. */
export async function lockOf(req: PayloadRequest, entry: Entry): Promise<Lock | null> {
  const { docs } = await req.payload.db.find<StoredLock>({
    collection: LOCKS,
    where: whereOf(entry),
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    req,
  });
  const [lock] = docs;
  const holder = lock?.user?.value;
  if (!lock || !holder || Math.abs(schedule.wallClock().getTime() - Date.parse(lock.updatedAt)) > LOCK_S * 1000)
    return null;
  return { id: lock.id, updatedAt: lock.updatedAt, holder };
}

/** A user's name. Editors may not read accounts, but need to know whose text they would overwrite. */
export async function nameOf(payload: Payload, id: number | string): Promise<string> {
  const user = await payload.findByID({ collection: "users", id, depth: 0, disableErrors: true });
  return user?.name || user?.email || "Jemand";
}

/** @throws APIError 423 if another person has the entry open */
export async function refuseWhileLocked(req: PayloadRequest, entry: Entry): Promise<void> {
  const lock = await lockOf(req, entry);
  if (!lock || lock.holder === req.user?.id) return;
  const name = await nameOf(req.payload, lock.holder);
  throw refused(
    `Nicht gespeichert: ${name} bearbeitet diesen Eintrag gerade (zuletzt ${germanTime(lock.updatedAt)}).`,
    423,
  );
}

/** Locks an entry for the signed-in person, or renews their lock. Another person's lock stays unless `isTaken`. */
export async function holdLock(req: PayloadRequest, entry: Entry, isTaken = false): Promise<void> {
  const lock = await lockOf(req, entry);
  const { user, payload } = req;
  if (!user || (lock && lock.holder !== user.id && !isTaken)) return;
  if (lock?.holder === user.id) {
    await payload.db.updateOne({ collection: LOCKS, id: lock.id, data: {}, returning: false, req });
    return;
  }
  await dropLocks(req, entry);
  const document = "global" in entry ? undefined : { relationTo: entry.collection, value: Number(entry.id) };
  const globalSlug = "global" in entry ? entry.global : undefined;
  const data = { document, globalSlug, user: { relationTo: user.collection, value: user.id } };
  await payload.db.create({ collection: LOCKS, data, returning: false, req });
}

/** Ends all locks of an entry, in the request's transaction. */
export async function dropLocks(req: PayloadRequest, entry: Entry): Promise<void> {
  await req.payload.db.deleteMany({ collection: LOCKS, where: whereOf(entry), req });
}

export async function releaseLock(req: PayloadRequest, entry: Entry): Promise<void> {
  const lock = await lockOf(req, entry);
  if (lock && lock.holder === req.user?.id) {
    await req.payload.db.deleteOne({ collection: LOCKS, where: { id: { equals: lock.id } }, req });
  }
}

/** Deletes a deleted account's locks, which would block colleagues. */
export const releaseLocksOfAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where: Where = { and: [{ "user.relationTo": { equals: "users" } }, { "user.value": { equals: Number(id) } }] };
  await req.payload.db.deleteMany({ collection: LOCKS, where, req });
};

/** Payload's lists would show the holder's e-mail address, or the id to users who may not read accounts. */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const value = doc.user?.value;
  const id = typeof value === "object" ? value?.id : value;
  if (!id) return doc;
  const email = await nameOf(req.payload, id);
  return { ...doc, user: { ...doc.user, value: { id, collection: "users", email } } };
};

/**
 * Disables Payload's locks and dialog: a form shows who else has it open (EditingNotice.tsx), and only /api/editing
 * creates locks. Changes the finished configuration, since Payload has a collection of locks only if something is
 * lockable; not a started Payload, since admin pages have their own copy.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  for (const type of [...config.collections, ...config.globals]) type.lockDocuments = false;
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  locks?.hooks.afterRead.push(nameHolder);
  Object.assign(locks?.access ?? {}, { create: () => false, update: () => false, delete: () => false });
  return config;
}
