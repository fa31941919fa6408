import type { SendMailOptions } from "nodemailer";
import type { Payload } from "payload";
import { mayReadInquiries } from "../../access/roles.ts";
import { describeMailError, mailErrorForLog } from "../../platform/mail/mail-error.ts";
import { isMailFile } from "../../platform/mail/mail-files.ts";
import { mailServer } from "../../platform/mail/mail-server.ts";
import { DAY_MS } from "../../platform/process/day.ts";
import { log } from "../../platform/process/log.ts";
import { schedule } from "../../platform/process/schedule.ts";
import { settings } from "../../platform/settings/settings.ts";
import { nameOf, readAccounts } from "../colleagues.ts";
import { eventsOf, idOf } from "../history.ts";
import { findRecipient } from "../recipient.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { countMailFailures } from "./count-failures.ts";
import type { DeliveryOptions } from "./delivery-times.ts";
import { inquiryMail, type MailFrame } from "./inquiry-mail.ts";
import { notificationMail } from "./notification-mail.ts";
import { type Job, noteConfirmation, noteDelivered, noteFailed, noteNotification, noteUnsent } from "./queue.ts";
import { pauseAfter } from "./retry-schedule.ts";

const CONFIRM_EVERY_MS = DAY_MS;

/** Thrown if no recipient is configured; a later attempt may find one. */
class NoRecipient extends Error {}

/**
 * Makes one attempt to send a job's mail: the inquiry to the agency, then the confirmation to the visitor; or the
 * notification to the assignee. A permanent failure (5xx) is retried like any other: mailboxes can be full and servers
 * misconfigured for hours, and nobody asks the visitor to write again.
 *
 * @returns a function that records the outcome in the database, and is idempotent
 */
export async function deliver(
  payload: Payload,
  job: Job,
  options: DeliveryOptions,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  if (job.due === "notifyAt") return notifyAssignee(payload, job, options, signal);
  return job.inquiry.deliveredAt
    ? deliverConfirmation(payload, job, options, signal)
    : deliverInquiry(payload, job, options, signal);
}

async function deliverInquiry(
  payload: Payload,
  job: Job,
  { transport, schedule }: DeliveryOptions,
  signal: AbortSignal,
) {
  const { id, attempts } = job.inquiry;
  let isFile: boolean;
  try {
    isFile = isMailFile(await send(transport, inquiryMail(job.inquiry, await frame(payload)), signal));
  } catch (error) {
    countMailFailures();
    const pauseMs = pauseAfter(attempts, schedule);
    const reason = error instanceof NoRecipient ? error.message : describeMailError(error);
    log.warn(
      { inquiry: id, attempts, ...mailErrorForLog(error), pauseMs },
      pauseMs === null ? "inquiry given up" : "inquiry not delivered",
    );
    return () => noteFailed(payload, job, reason, pauseMs);
  }
  if (isFile) {
    log.warn({ inquiry: id }, "inquiry written to a file: no mail server is configured");
    return () => noteUnsent(payload, job);
  }
  log.info({ inquiry: id, attempts }, "inquiry delivered");
  return () => noteDelivered(payload, job);
}

async function deliverConfirmation(
  payload: Payload,
  job: Job,
  { transport, schedule }: DeliveryOptions,
  signal: AbortSignal,
) {
  const attempt = job.inquiry.confirmationAttempts ?? 1;
  try {
    if (await wasConfirmedLately(payload, job)) return () => noteConfirmation(payload, job, "failed");
    const agency = await payload.findGlobal({ slug: "site-settings", depth: 0 });
    await send(transport, confirmationMail(job.inquiry, agency, await frame(payload)), signal);
  } catch (error) {
    countMailFailures();
    const outcome = pauseAfter(attempt, schedule) ?? "failed";
    log.warn({ inquiry: job.inquiry.id, attempt, ...mailErrorForLog(error), outcome }, "confirmation not sent");
    return () => noteConfirmation(payload, job, outcome);
  }
  return () => noteConfirmation(payload, job, "sent");
}

/** Nothing is sent to an account that was deleted or may no longer read inquiries. */
async function notifyAssignee(
  payload: Payload,
  job: Job,
  { transport, schedule }: DeliveryOptions,
  signal: AbortSignal,
) {
  const { id, assignee, notifyAttempts } = job.inquiry;
  try {
    const accounts = await readAccounts(payload);
    const taker = accounts.find((account) => account.id === idOf(assignee));
    if (!taker || !mayReadInquiries(taker)) return () => noteNotification(payload, job, "unsent");
    const event = eventsOf(job.inquiry).findLast(({ did }) => did === "assigned");
    const giver = accounts.find((account) => account.id === event?.by);
    const { from } = await mailServer(payload);
    const mail = notificationMail(
      job.inquiry,
      { giver: giver && nameOf(giver), taker: taker.name ?? "", at: event?.at ?? job.inquiry.updatedAt },
      { from, to: taker.email, publicUrl: settings.PUBLIC_URL },
    );
    const isFile = isMailFile(await send(transport, mail, signal));
    return () => noteNotification(payload, job, isFile ? "unsent" : "sent");
  } catch (error) {
    countMailFailures();
    const pauseMs = pauseAfter(notifyAttempts ?? 1, schedule);
    log.warn({ inquiry: id, attempt: notifyAttempts, ...mailErrorForLog(error), pauseMs }, "colleague not notified");
    return () => noteNotification(payload, job, { error: describeMailError(error), pauseMs });
  }
}

/** A transport that ignores the signal ends by its own timeouts. */
async function send(transport: DeliveryOptions["transport"], mail: SendMailOptions, signal: AbortSignal) {
  return transport.sendMail({ ...mail, signal });
}

async function frame(payload: Payload): Promise<MailFrame> {
  const recipient = await findRecipient(payload);
  if (!recipient) throw new NoRecipient("In den Einstellungen der Website steht keine E-Mail-Adresse.");
  return { from: (await mailServer(payload)).from, to: recipient.address, publicUrl: settings.PUBLIC_URL };
}

async function wasConfirmedLately(payload: Payload, { inquiry }: Job): Promise<boolean> {
  const since = new Date(schedule.wallClock().getTime() - CONFIRM_EVERY_MS).toISOString();
  const { totalDocs } = await payload.count({
    collection: "inquiries",
    where: {
      and: [
        { email: { equals: inquiry.email } },
        { confirmation: { equals: "sent" } },
        { receivedAt: { greater_than: since } },
      ],
    },
  });
  return totalDocs > 0;
}
