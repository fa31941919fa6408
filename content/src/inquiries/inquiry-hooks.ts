import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import type { Inquiry } from "../payload-types.ts";
import { afterCommit } from "../platform/database/after-commit.ts";
import { refused } from "../platform/http/refused.ts";
import { eraseMailFiles } from "../platform/mail/mail-files.ts";
import { schedule } from "../platform/process/schedule.ts";
import { findColleague } from "./colleagues.ts";
import { queued } from "./delivery/queue.ts";
import { wakeDelivery } from "./delivery/worker.ts";
import { noteErasure } from "./erasures.ts";
import { idOf, withChange } from "./history.ts";
import { HANDLED, INQUIRY_ACTIONS } from "./inquiry-status.ts";

const BAD_REQUEST = 400;

/**
 * Locks the row for the transaction before Payload reads it. Payload writes back every column it has read; without the lock
 * a concurrent delivery would be undone, and the mail sent twice.
 */
export const takeRow: CollectionBeforeOperationHook<"inquiries"> = async ({ args, operation, req }) => {
  const id = operation === "update" && "id" in args ? args.id : undefined;
  if (id === undefined) return;
  await req.payload.db.updateOne({
    collection: "inquiries",
    where: { id: { equals: id } },
    data: { updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  });
};

/** The columns that follow from the assignee. A colleague gets a mail, an editor who assigns it to themselves none. */
async function handedOver(req: PayloadRequest, assignee: number | null): Promise<Partial<Inquiry>> {
  if (assignee !== null) await findColleague(req, assignee);
  const isTold = assignee !== null && assignee !== req.user?.id;
  const notifyAt = isTold ? schedule.wallClock().toISOString() : null;
  return { assignee, notifyAt, notifyAttempts: 0, notifyError: null, notifiedAt: null };
}

function marked(inquiry: Inquiry, wanted: Inquiry["status"]): Partial<Inquiry> {
  const action = INQUIRY_ACTIONS[inquiry.status].find(({ to }) => to === wanted);
  if (!action) throw refused("Dieser Status lässt sich nicht von Hand setzen.", BAD_REQUEST);
  if (action.to !== "new") return { status: action.to, handled: HANDLED[action.to] };
  const isRobots = inquiry.status === "spam" || inquiry.status === "junk";
  const suspicion = isRobots ? null : inquiry.suspicion; // declared not to be spam
  const opened = { suspicion, handled: HANDLED.open };
  return inquiry.deliveredAt ? { ...opened, status: "delivered" } : { ...opened, ...queued(suspicion) };
}

/**
 * Restricts updates of an inquiry to note, assignee and status, and the status to what {@link INQUIRY_ACTIONS} allows. The
 * change is added to the history.
 *
 * @throws APIError 400 in German
 */
export const allowWorkOnly: CollectionBeforeChangeHook<Inquiry> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== "update" || !originalDoc) return data;
  const { note = originalDoc.note, status = originalDoc.status } = data;
  const assignee = idOf(data.assignee === undefined ? originalDoc.assignee : data.assignee);
  const changed = {
    ...originalDoc,
    note,
    ...(assignee === idOf(originalDoc.assignee) ? {} : await handedOver(req, assignee)),
    ...(status === originalDoc.status ? {} : marked(originalDoc, status)),
  };
  return { ...changed, history: withChange(originalDoc, changed, req.user?.id ?? null) };
};

/** Wakes the delivery, which otherwise polls every few seconds. */
export const wakeAfterChange: CollectionAfterChangeHook<Inquiry> = async ({ doc, req }) => {
  await afterCommit(req, wakeDelivery);
  return doc;
};

/** Removes the copies of an erased inquiry, and keeps it erased after a restore (Art. 17 GDPR). */
export const eraseAfterDelete: CollectionAfterDeleteHook<Inquiry> = async ({ context, doc, req }) => {
  const { isNoted } = context;
  await afterCommit(req, async () => {
    if (!isNoted) await noteErasure(doc.messageId);
    await eraseMailFiles(doc);
  });
  return doc;
};
