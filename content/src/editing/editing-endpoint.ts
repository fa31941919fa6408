import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import {
  EDITED_COLLECTIONS,
  EDITED_GLOBALS,
  type Entry,
  isPublished,
  type LastSave,
  lastSaveOf,
} from "../entry/entry.ts";
import { holdLock, lockOf, nameOf, releaseLock } from "../entry/locks.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../platform/http/answers.ts";
import { SIGN_IN } from "../platform/http/sign-in-sentence.ts";
import { discardUntouched } from "./discard-untouched.ts";
import { keepVersion } from "./keep-version.ts";

const GONE = "Diesen Eintrag gibt es nicht mehr.";

const schema = v.object({
  collection: v.optional(v.picklist(EDITED_COLLECTIONS)),
  global: v.optional(v.picklist(EDITED_GLOBALS)),
  id: v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))])),
  /** open: renew the lock. look: only read. take: take it over. left: release it. keep: keep `values` as a version. */
  form: v.picklist(["open", "look", "take", "left", "keep"]),
  values: v.optional(v.record(v.string(), v.unknown())),
});

function entryOf({ collection, global, id }: v.InferOutput<typeof schema>): Entry | null {
  if (global) return { global };
  return collection && id !== undefined ? { collection, id: Number(id) } : null;
}

function hold({ payload, user }: PayloadRequest, entry: Entry, isTaken: boolean): Promise<LastSave | null> {
  return inTransaction(payload, { user }, async (req) => {
    const saved = await lastSaveOf(req, entry);
    if (saved) await holdLock(req, entry, isTaken);
    return saved;
  });
}

/** POST from an open form: returns who else has the entry open, its last save, and its published state. */
export const editingEndpoint: Endpoint = {
  path: "/editing",
  method: "post",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const body = v.safeParse(schema, await jsonOf(req));
    const entry = body.success ? entryOf(body.output) : null;
    if (!body.success || !entry) return refusal(400, INCOMPLETE);

    const { form, values = {} } = body.output;
    if (form === "left") {
      await releaseLock(req, entry);
      await discardUntouched(req, entry);
      return new Response(null, { status: 204 });
    }
    if (form === "keep") {
      const doc = await keepVersion(req, entry, values);
      return doc ? answer({ doc }) : refusal(404, GONE);
    }
    const saved = await (form === "look" ? lastSaveOf(req, entry) : hold(req, entry, form === "take"));
    const lock = await lockOf(req, entry);
    const other = lock && lock.holder !== req.user.id ? await nameOf(req.payload, lock.holder) : null;
    const isPublic = await isPublished(req, entry);
    return answer({ openBy: other, updatedAt: saved?.updatedAt, isPublic, isChanged: saved?._status === "draft" });
  },
};
