import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { SIGN_IN } from "../access/sign-in-sentence.ts";
import { inTransaction } from "../database/transaction.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../http/answers.ts";
import { discardUntouched } from "./discard-untouched.ts";
import { EDITED_COLLECTIONS, EDITED_GLOBALS, type Entry, type LastSave, lastSaveOf } from "./entry.ts";
import { holdLock, lockOf, nameOf, releaseLock } from "./locks.ts";

const schema = v.object({
  collection: v.optional(v.picklist(EDITED_COLLECTIONS)),
  global: v.optional(v.picklist(EDITED_GLOBALS)),
  id: v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))])),
  /** open: renew the lock. look: only ask. left: give it up. */
  form: v.picklist(["open", "look", "left"]),
});

function entryOf({ collection, global, id }: v.InferOutput<typeof schema>): Entry | null {
  if (global) return { global };
  return collection && id !== undefined ? { collection, id: Number(id) } : null;
}

/** Locks an entry that is still there: somebody else may have deleted it under an open form. */
function hold({ payload, user }: PayloadRequest, entry: Entry): Promise<LastSave | null> {
  return inTransaction(payload, { user }, async (req) => {
    const saved = await lastSaveOf(req, entry);
    if (saved) await holdLock(req, entry);
    return saved;
  });
}

/** An open form is heard of: answers who else has the entry open, and when and by whom it was saved last. */
export const editingEndpoint: Endpoint = {
  path: "/editing",
  method: "post",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const body = v.safeParse(schema, await jsonOf(req));
    const entry = body.success ? entryOf(body.output) : null;
    if (!body.success || !entry) return refusal(400, INCOMPLETE);

    const { form } = body.output;
    if (form === "left") {
      await releaseLock(req, entry);
      await discardUntouched(req, entry);
      return new Response(null, { status: 204 });
    }
    const saved = await (form === "open" ? hold(req, entry) : lastSaveOf(req, entry));
    const lock = await lockOf(req, entry);
    const other = lock && lock.holder !== req.user.id ? await nameOf(req.payload, lock.holder) : null;
    const { updatedAt, lastEditor, lastForm } = saved ?? {};
    return answer({ openBy: other, updatedAt, lastEditor, lastForm });
  },
};
