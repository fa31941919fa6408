import type { Access, CollectionBeforeValidateHook, Payload } from "payload";
import { mayOpen, personOf } from "../access/roles.ts";
import { EDITED_COLLECTIONS } from "./entry.ts";
import { LOCKS, type StoredLock } from "./locks.ts";

/** One lock at a time; null where a request names none, but a filter. */
const lockOf = ({ id, req }: Parameters<Access>[0]) =>
  id === undefined
    ? null
    : req.payload.db.findOne<StoredLock>({ collection: LOCKS, where: { id: { equals: id } }, req });

const mayGiveUp: Access = async (args) => {
  const lock = await lockOf(args);
  return lock !== null && lock.user?.value === args.req.user?.id;
};

/** A lock of what everyone edits, or of an account or an inquiry, where one may open these. */
const mayTakeOver: Access = async (args) => {
  const person = personOf(args.req);
  const lock = await lockOf(args);
  if (!lock || !person) return false;
  const type = lock.document?.relationTo;
  if (lock.globalSlug || EDITED_COLLECTIONS.some((each) => each === type)) return true;
  return (type === "inquiries" || type === "users") && mayOpen(person, type, lock.document?.value);
};

/** Who changes a lock takes it over: it becomes their own, and nothing else of it changes. */
const takeOverForOneself: CollectionBeforeValidateHook = ({ data, operation, req: { user } }) =>
  operation === "update" && user ? { user: { relationTo: user.collection, value: user.id } } : data;

/**
 * Called once, when Payload has started: it opens its collection of locks to everyone who is signed in. Left of REST is what
 * the admin's form asks for: to look who holds one, to take over one, and to give up one's own. /api/editing makes them.
 */
export function restrictLocks(payload: Payload): void {
  const config = payload.collections[LOCKS]?.config;
  if (!config) return;
  Object.assign(config.access, { create: () => false, update: mayTakeOver, delete: mayGiveUp });
  config.hooks.beforeValidate.push(takeOverForOneself);
}
