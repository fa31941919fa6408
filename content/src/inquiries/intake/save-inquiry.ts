import { randomUUID } from "node:crypto";
import type { ContactMessage } from "@schaufenster/contract/contact";
import { sign } from "@schaufenster/contract/signature";
import type { Payload, PayloadRequest, Where } from "payload";
import type { Inquiry } from "../../payload-types.ts";
import { lockInTransaction } from "../../platform/database/statement.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { schedule } from "../../platform/process/schedule.ts";
import { settings } from "../../platform/settings/settings.ts";
import { queued } from "../delivery/queue.ts";

/** Time within which an equal message counts as a duplicate (sent by hand, or by a form without script and key), in ms. */
const SAME_FORM_MS = 30 * 60_000;

/** Messages are equal if their content is, and the browser's key for the form if it sent one. */
export type Identity = { contentHash: string; formKey: string | null };

/** The identity of a message. The key counts only with its content: a corrected form is a new message. */
export function identify(message: ContactMessage, idempotencyKey: string | null): Identity {
  const { from, name, subject, phone, message: text } = message;
  const contentHash = keyedHash([from, name, subject, phone, text]);
  return { contentHash, formKey: idempotencyKey ? keyedHash([idempotencyKey, contentHash]) : null };
}

function keyedHash(parts: string[]): string {
  return sign(JSON.stringify(parts), settings.PAYLOAD_SECRET);
}

export async function isStored(
  payload: Payload,
  { contentHash, formKey }: Identity,
  req?: PayloadRequest,
): Promise<boolean> {
  const recent = new Date(schedule.wallClock().getTime() - SAME_FORM_MS).toISOString();
  const same: Where[] = [{ and: [{ contentHash: { equals: contentHash } }, { receivedAt: { greater_than: recent } }] }];
  if (formKey) same.push({ formKey: { equals: formKey } });
  const { totalDocs } = await payload.count({ collection: "inquiries", where: { or: same }, ...(req ? { req } : {}) });
  return totalDocs > 0;
}

type Arguments = [message: ContactMessage, identity: Identity, suspicion: string | null];

/**
 * Stores a message unless a process has already stored the form. On PostgreSQL equal forms wait for each other until the
 * transaction ends; SQLite belongs to one process, in which the intake serializes them.
 *
 * @returns null if it was stored before
 * @throws when the database does not take it; then nothing of it is stored
 */
export async function storeOnce(payload: Payload, ...given: Arguments): Promise<Inquiry | null> {
  if (payload.db.name !== "postgres") return storeInquiry(payload, ...given);
  const [, identity] = given;
  return inTransaction(payload, {}, async (req) => {
    await lockInTransaction(req, identity.contentHash);
    if (await isStored(payload, identity, req)) return null;
    return storeInquiry(payload, ...given, req);
  });
}

/**
 * Stores a message together with its delivery job, in one row, so that neither can be on the disk without the other. One row
 * is one INSERT, which the database commits by itself and syncs to the disk (synchronous = FULL). No transaction of Payload's
 * is used, so that the response to the visitor depends on this statement alone.
 *
 * @param suspicion why it looks like a robot's; then it is mailed with that reason, and the sender gets no confirmation
 * @throws when the database does not take it; then nothing of it is stored
 */
export async function storeInquiry(
  payload: Payload,
  message: ContactMessage,
  identity: Identity,
  suspicion: string | null,
  req?: PayloadRequest,
): Promise<Inquiry> {
  const { to, from, name, subject, phone, message: text } = message;
  // The intake has compared `to` with the agency's own address, ignoring case.
  const domain = (settings.MAIL_FROM?.address ?? to).split("@")[1]?.toLowerCase();
  const delivery = suspicion
    ? { ...queued(suspicion), suspicion }
    : { ...queued(), confirmation: settings.CONTACT_CONFIRMATION ? ("due" as const) : null };
  return payload.create({
    collection: "inquiries",
    disableTransaction: true,
    ...(req ? { req } : {}),
    data: {
      ...{ name, subject, phone, email: from, message: text },
      ...identity,
      ...delivery,
      receivedAt: schedule.wallClock().toISOString(),
      // Random: ids start over with a new database, and mailboxes drop a Message-ID that they have seen.
      messageId: `<anfrage.${randomUUID()}@${domain}>`,
    },
  });
}
