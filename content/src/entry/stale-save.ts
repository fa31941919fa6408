import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { lockInTransaction } from "../platform/database/statement.ts";
import { refusalData } from "../platform/http/refusal-codes.ts";
import { refused } from "../platform/http/refused.ts";
import { germanTime } from "../platform/process/german-time.ts";
import { type EDITED_GLOBALS, type Entry, editorName, type LastSave, lastSaveOf } from "./entry.ts";
import { dropLocks, refuseWhileLocked } from "./locks.ts";

type Save = { data?: Record<string, unknown> | null; autosave?: boolean; draft?: boolean; overrideLock?: boolean };

/** 409 (docs/decisions/197). */
export function staleSave({ updatedAt, lastEditor }: LastSave): APIError {
  const who = lastEditor ?? "Jemand";
  const message = `Nicht gespeichert: ${who} hat diesen Eintrag inzwischen geändert (${germanTime(updatedAt)}). Ihr Text steht noch im Formular.`;
  return new APIError(message, 409, refusalData("stale"), true);
}

/** The timestamp of the version that a save is based on, in ms; null if unknown. */
function baseOf(req: PayloadRequest, data: Save["data"]): { at: number; step: number } | null {
  if (typeof data?.updatedAt === "string") return { at: Date.parse(data.updatedAt), step: 1 };
  const header = req.headers?.get("if-unmodified-since");
  return header ? { at: Date.parse(header), step: 1000 } : null; // HTTP dates have no milliseconds
}

/** Whether another user has saved since the version that a save is based on. */
function isStale(stored: LastSave, base: { at: number; step: number }, form: unknown): boolean {
  if (!stored.updatedAt || (form && form === stored.lastForm)) return false;
  return Math.floor(Date.parse(stored.updatedAt) / base.step) > Math.floor(base.at / base.step);
}

/** Serializes saves of an entry, so that they don't read the same version. */
export function oneSaveAtATime(req: PayloadRequest, entry: Entry): Promise<void> {
  return lockInTransaction(req, "global" in entry ? entry.global : `${entry.collection}:${entry.id}`);
}

/**
 * Checks a save before anything is written, within its transaction.
 *
 * @returns the save with its author; an autosave over another user's save becomes a new version
 * @throws APIError 409 for a stale save, 423 while another user has the entry open
 */
async function guardSave<T extends Save>(req: PayloadRequest, entry: Entry, save: T): Promise<T> {
  await oneSaveAtATime(req, entry);
  if (req.payloadAPI === "REST" && !save.overrideLock) await refuseWhileLocked(req, entry);
  const stored = (await lastSaveOf(req, entry)) ?? {};
  const base = baseOf(req, save.data);
  const form = save.data?.lastForm ?? null;
  if (base && isStale(stored, base, form)) throw staleSave(stored);

  req.context.guardedSave = true;
  req.context.savedBefore = stored.updatedAt;
  const name = editorName(req);
  if (!name) return save;
  const lastForm = changesNoText(save) ? (stored.lastForm ?? null) : form;
  const data = { ...save.data, lastEditor: name, lastForm };
  return { ...save, data, autosave: Boolean(save.autosave) && (stored.lastForm ?? form) === form };
}

/** Whether a save only publishes or unpublishes the stored version, which doesn't make open forms stale. */
function changesNoText({ data }: Save): boolean {
  return Object.keys(data ?? {}).join() === "_status";
}

/** A new entry's author is its creator, without a form. A copy starts as a draft. */
function guardNew(req: PayloadRequest, save: Save & { duplicateFromID?: unknown }): Save {
  const copy = save.duplicateFromID ? { _status: "draft" } : {};
  const data = { ...save.data, ...copy, lastEditor: editorName(req), lastForm: null };
  return { ...save, data, draft: Boolean(save.draft || save.duplicateFromID) };
}

export const guardEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation === "create") return guardNew(req, args as Save) as typeof args;
  if (id === undefined || (operation !== "update" && operation !== "delete")) return args;
  const entry: Entry = { collection: collection.slug as CollectionSlug, id };
  if (operation === "update") return guardSave(req, entry, args as Save) as Promise<typeof args>;
  if (req.payloadAPI === "REST" && !(args as Save).overrideLock) await refuseWhileLocked(req, entry);
  await dropLocks(req, entry);
  return args;
};

/** Bulk changes, restored versions and the program's saves come from no form, and make open forms stale. */
export const forgetForm: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== "update" || req.context.guardedSave) return data;
  return { ...data, lastForm: null, lastEditor: editorName(req) ?? data.lastEditor };
};

export const guardGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== "update") return args;
  const save = args as Save;
  const status = save.data?._status ?? "published";
  if (!save.draft && status === "draft") {
    throw refused("Diese Angaben braucht die Website immer. Sie lassen sich ändern, aber nicht zurückziehen.");
  }
  const data = save.draft ? save.data : { ...save.data, _status: status };
  return guardSave(req, { global: global.slug as (typeof EDITED_GLOBALS)[number] }, { ...save, data });
};
