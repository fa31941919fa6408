import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { afterCommit } from "../database/after-commit.ts";
import { refused } from "../http/refused.ts";
import { eraseMailFiles } from "../mail/mail-files.ts";
import type { Inquiry } from "../payload-types.ts";
import { schedule } from "../process/schedule.ts";
import { findColleague } from "./colleagues.ts";
import { queued } from "./delivery/queue.ts";
import { wakeDelivery } from "./delivery/worker.ts";
import { noteErasure } from "./erasures.ts";
import { idOf, withChange } from "./history.ts";
import { HANDLED, INQUIRY_ACTIONS } from "./status.ts";

/** HTTP status for a change that is not possible. */
const BAD_REQUEST = 400;

/**
 * Takes the row for the transaction before Payload reads it. Payload writes back every column it has read; without this
 * a delivery that ends in the same moment would be undone, and the mail sent twice.
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

/** The columns that follow from who takes care of an inquiry. A mail becomes due to a colleague, but to nobody who took it over. */
async function handedOver(req: PayloadRequest, assignee: number | null): Promise<Partial<Inquiry>> {
  if (assignee !== null) await findColleague(req, assignee);
  const isTold = assignee !== null && assignee !== req.user?.id;
  const notifyAt = isTold ? schedule.wallClock().toISOString() : null;
  return { assignee, notifyAt, notifyAttempts: 0, notifyError: null, notifiedAt: null };
}

/** The columns that follow from a status that is asked for. */
function marked(inquiry: Inquiry, wanted: Inquiry["status"]): Partial<Inquiry> {
  const action = INQUIRY_ACTIONS[inquiry.status].find(({ to }) => to === wanted);
  if (!action) throw refused("Dieser Status lässt sich nicht von Hand setzen.", BAD_REQUEST);
  if (action.to !== "new") return { status: action.to, handled: HANDLED[action.to] };
  const isRobots = inquiry.status === "spam" || inquiry.status === "junk";
  const suspicion = isRobots ? null : inquiry.suspicion; // said to be none
  const opened = { suspicion, handled: HANDLED.open };
  return inquiry.deliveredAt ? { ...opened, status: "delivered" } : { ...opened, ...queued(suspicion) };
}

/**
 * An update of an inquiry changes note, assignee and status and nothing else, and the status only as {@link INQUIRY_ACTIONS}
 * allows. The history notes it.
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

/** The delivery looks by itself every few seconds; this saves the wait. */
export const wakeAfterChange: CollectionAfterChangeHook<Inquiry> = async ({ doc, req }) => {
  await afterCommit(req, wakeDelivery);
  return doc;
};

/** An erased inquiry leaves no copy behind, and stays erased when a backup is restored (Art. 17 GDPR). */
export const eraseAfterDelete: CollectionAfterDeleteHook<Inquiry> = async ({ context, doc, req }) => {
  const { isNoted } = context;
  await afterCommit(req, async () => {
    if (!isNoted) await noteErasure(doc.messageId);
    await eraseMailFiles(doc);
  });
  return doc;
};
