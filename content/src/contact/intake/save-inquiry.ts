import { randomUUID } from "node:crypto";
import type { ContactMessage } from "@schaufenster/contract/contact";
import { sign } from "@schaufenster/contract/signature";
import type { Payload, PayloadRequest, Where } from "payload";
import { oneAtATime } from "../../database/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Inquiry } from "../../payload-types.ts";
import { schedule } from "../../process/schedule.ts";
import { settings } from "../../settings/settings.ts";
import { queued } from "../delivery/queue.ts";

/** Time within which the same message counts as sent twice (by hand, or a form without script and key), in ms. */
const SAME_FORM_MS = 30 * 60_000;

/** Two messages are the same by their content, and by the browser's key for the form if it sent one. */
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

/** Whether the form is stored already. */
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
 * Stores a message unless any process has stored the form already. On PostgreSQL forms that say the same wait
 * for each other, until the transaction ends; SQLite belongs to one process, where the intake lets them wait.
 *
 * @returns null if it was stored before
 * @throws when the database does not take it; then nothing of it is stored
 */
export async function storeOnce(payload: Payload, ...given: Arguments): Promise<Inquiry | null> {
  if (payload.db.name !== "postgres") return storeInquiry(payload, ...given);
  const [, identity] = given;
  return inTransaction(payload, {}, async (req) => {
    await oneAtATime(req, identity.contentHash);
    if (await isStored(payload, identity, req)) return null;
    return storeInquiry(payload, ...given, req);
  });
}

/**
 * Stores a message and with it, in the same row, that it is to be delivered: there is no moment at which one is on the
 * disk and the other is not. One row is one INSERT, which the database commits by itself and waits for the disk
 * (synchronous = FULL). Payload makes no transaction of its own for it: the answer to the visitor then hangs on this
 * statement alone, and not on what else is open.
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
  // The intake has compared `to` with the agency's own address, in which case alone may differ.
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
      // Made up, not counted: ids begin anew with a new database, and mailboxes drop a Message-ID they have seen.
      messageId: `<anfrage.${randomUUID()}@${domain}>`,
    },
  });
}
