import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from "payload";
import { afterCommit } from "../database/after-commit.ts";
import { refused } from "../http/refused.ts";
import { eraseMailFile } from "../mail/mail-files.ts";
import type { Inquiry } from "../payload-types.ts";
import { queued } from "./delivery/queue.ts";
import { wakeDelivery } from "./delivery/worker.ts";
import { noteErasure } from "./erasures.ts";
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

/**
 * An update of an inquiry changes note, assignee and status and nothing else, and the status only as {@link INQUIRY_ACTIONS}
 * allows.
 *
 * @throws APIError 400 in German
 */
export const allowWorkOnly: CollectionBeforeChangeHook<Inquiry> = ({ data, originalDoc, operation }) => {
  if (operation !== "update" || !originalDoc) return data;
  const { note = originalDoc.note, assignee = originalDoc.assignee } = data;
  const kept = { ...originalDoc, note, assignee };
  const wanted = data.status ?? originalDoc.status;
  if (wanted === originalDoc.status) return kept;
  const action = INQUIRY_ACTIONS[originalDoc.status].find(({ to }) => to === wanted);
  if (!action) throw refused("Dieser Status lässt sich nicht von Hand setzen.", BAD_REQUEST);
  if (action.to !== "new") return { ...kept, status: action.to, handled: HANDLED[action.to] };
  const suspicion = originalDoc.status === "spam" ? null : originalDoc.suspicion; // said to be none
  const opened = { ...kept, suspicion, handled: HANDLED.open };
  return originalDoc.deliveredAt ? { ...opened, status: "delivered" } : { ...opened, ...queued(suspicion) };
};

/** The delivery looks by itself every few seconds; this saves the wait. */
export const wakeAfterChange: CollectionAfterChangeHook<Inquiry> = async ({ doc, req }) => {
  if (doc.status === "new" || doc.status === "spam") await afterCommit(req, wakeDelivery);
  return doc;
};

/** An erased inquiry leaves no copy behind, and stays erased when a backup is restored (Art. 17 GDPR). */
export const eraseAfterDelete: CollectionAfterDeleteHook<Inquiry> = async ({ context, doc, req }) => {
  const { isNoted } = context;
  await afterCommit(req, async () => {
    if (!isNoted) await noteErasure(doc.messageId);
    await eraseMailFile(doc);
  });
  return doc;
};
