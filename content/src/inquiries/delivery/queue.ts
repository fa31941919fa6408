import { randomUUID } from "node:crypto";
import type { Payload, Where } from "payload";
import type { Inquiry } from "../../payload-types.ts";
import { schedule } from "../../platform/process/schedule.ts";

/**
 * The delivery queue. Each job is part of its inquiry's row: `nextAttemptAt` is when it is due, `lease` identifies the worker
 * that has taken it. Taking a job moves `nextAttemptAt` slightly into the future, so that the job of a killed worker becomes
 * due again. Every step is a single UPDATE … WHERE, which is safe with any number of processes.
 *
 * The mail to the assigned colleague is a second job of the same row, due at `notifyAt`. Reassigning the inquiry replaces it.
 */
export type Job = { inquiry: Inquiry; due: Due; held: Where[] };

type Due = "nextAttemptAt" | "notifyAt";

type Change = Partial<Inquiry>;

const isoIn = (ms: number) => new Date(schedule.wallClock().getTime() + ms).toISOString();

async function change(payload: Payload, where: Where, data: Change): Promise<Inquiry | null> {
  // An open form compares it to notice changes of the letter; a mail to a colleague changes nothing in it.
  const updatedAt = "notifyAt" in data ? null : isoIn(0); // null: it stays
  const updated = await payload.db.updateOne({
    collection: "inquiries",
    where,
    data: { ...data, updatedAt },
    options: { atomic: true },
    req: {}, // outside of any transaction
  });
  return updated as Inquiry | null;
}

/** Twice the longest pause of retry-schedule.ts, in ms: a job due later was recorded before the clock was set back. */
const FARTHEST_MS = 3_600_000;

/** Whether a job is due, also with a clock that was set back. */
function isDue(due: Due = "nextAttemptAt"): Where {
  const [now, farthest] = [isoIn(0), isoIn(FARTHEST_MS)];
  return { or: [{ [due]: { less_than_equal: now } }, { [due]: { greater_than: farthest } }] };
}

type Queued = Pick<Inquiry, "status" | "attempts" | "lastError" | "nextAttemptAt">;

/** Makes an inquiry due now, with all attempts left. A suspicion stays visible, but no longer holds it back. */
export function queued(suspicion?: string | null): Queued {
  return {
    status: suspicion ? "spam" : "new",
    attempts: 0,
    lastError: null,
    nextAttemptAt: schedule.wallClock().toISOString(),
  };
}

/** Which due job is taken: the one that has been due longest, or the newest inquiry. */
export type Turn = "longest due" | "newest";

/** Takes a job, notifications of colleagues first; null if none is due. The attempt counts from here, whatever its outcome. */
export async function takeDueJob(payload: Payload, leaseMs: number, turn: Turn = "longest due"): Promise<Job | null> {
  return (await takeNotification(payload, leaseMs)) ?? takeMail(payload, leaseMs, turn);
}

async function takeNotification(payload: Payload, leaseMs: number): Promise<Job | null> {
  const due = await firstOf(payload, isDue("notifyAt"), "notifyAt");
  if (!due) return null;
  const notifyAttempts = (due.notifyAttempts ?? 0) + 1;
  const same: Where[] = [{ id: { equals: due.id } }, { assignee: { equals: due.assignee } }];
  const taken = { notifyAt: isoIn(leaseMs), notifyAttempts };
  const inquiry = await change(payload, { and: [...same, isDue("notifyAt")] }, taken);
  return inquiry && { inquiry, due: "notifyAt", held: [...same, { notifyAttempts: { equals: notifyAttempts } }] };
}

async function takeMail(payload: Payload, leaseMs: number, turn: Turn): Promise<Job | null> {
  const newest: Where = { and: [isDue(), { deliveredAt: { exists: false } }] };
  const due =
    (turn === "newest" && (await firstOf(payload, newest, "-id"))) ||
    (await firstOf(payload, isDue(), "nextAttemptAt"));
  if (!due) return null;
  const lease = randomUUID();
  const attempt = due.deliveredAt
    ? { confirmationAttempts: (due.confirmationAttempts ?? 0) + 1 }
    : { attempts: due.attempts + 1 };
  const stillDue: Where[] = [{ id: { equals: due.id } }, isDue()];
  const inquiry = await change(payload, { and: stillDue }, { lease, nextAttemptAt: isoIn(leaseMs), ...attempt });
  return inquiry && { inquiry, due: "nextAttemptAt", held: [{ id: { equals: due.id } }, { lease: { equals: lease } }] };
}

async function firstOf(payload: Payload, where: Where, sort: string): Promise<Inquiry | undefined> {
  const options = { collection: "inquiries", where, sort, limit: 1, pagination: false, req: {} } as const;
  return (await payload.db.find<Inquiry>(options)).docs[0];
}

/** Renews the lease. */
export async function extendLease(payload: Payload, job: Job, leaseMs: number): Promise<void> {
  await change(payload, { and: job.held }, { [job.due]: isoIn(leaseMs) });
}

/** Records that the mail server took the inquiry. A status set by an editor stays; a confirmation becomes due. */
export async function noteDelivered(payload: Payload, job: Job): Promise<void> {
  const rest = job.inquiry.confirmation === "due" ? isoIn(0) : null;
  const delivered: Change = { deliveredAt: isoIn(0), nextAttemptAt: rest, lease: null, lastError: null };
  const open: Where = { status: { in: ["new", "failed"] } };
  const noted = await change(payload, { and: [...job.held, open] }, { ...delivered, status: "delivered" });
  if (!noted) await change(payload, { and: job.held }, delivered);
}

/** Records that the mail was written to a file, without a mail server. {@link resumeUnsent} sends it once there is one. */
export async function noteUnsent(payload: Payload, job: Job): Promise<void> {
  const filed: Change = { nextAttemptAt: null, lease: null, lastError: null };
  const open: Where = { status: { in: ["new", "failed"] } };
  const noted = await change(payload, { and: [...job.held, open] }, { ...filed, status: "unsent" });
  if (!noted) await change(payload, { and: job.held }, filed);
}

const UNTOLD: Where[] = [{ notifyAttempts: { greater_than: 0 } }, { notifiedAt: { exists: false } }];

const UNASKED = { collection: "inquiries" as const, req: {}, returning: false };

/** Makes inquiries due that were written to files without a mail server; suspicious ones keep their status. */
export async function resumeUnsent(payload: Payload): Promise<void> {
  const due: Change = { nextAttemptAt: isoIn(0), attempts: 0 };
  const untaken: Where[] = [{ deliveredAt: { exists: false } }, { nextAttemptAt: { exists: false } }];
  const suspicious: Where = { and: [{ status: { equals: "spam" } }, { attempts: { greater_than: 0 } }, ...untaken] };
  await payload.db.updateMany({ ...UNASKED, where: suspicious, data: due });
  await payload.db.updateMany({ ...UNASKED, where: { status: { equals: "unsent" } }, data: { ...due, status: "new" } });
  const filed: Where = { and: [...UNTOLD, { notifyAt: { exists: false } }, { notifyError: { exists: false } }] };
  await payload.db.updateMany({ ...UNASKED, where: filed, data: { notifyAt: isoIn(0), updatedAt: null } });
}

/** Makes all undelivered inquiries due now, including those given up: there is a new mail server. */
export async function resumeUndelivered(payload: Payload): Promise<void> {
  await resumeUnsent(payload);
  const due: Change = { nextAttemptAt: isoIn(0), attempts: 0 };
  const undelivered: Where[] = [{ deliveredAt: { exists: false } }, { lease: { exists: false } }];
  const waiting: Where = { and: [...undelivered, { nextAttemptAt: { exists: true } }] };
  const givenUp: Where = { and: [...undelivered, { status: { equals: "failed" } }] };
  await payload.db.updateMany({ ...UNASKED, where: waiting, data: due });
  await payload.db.updateMany({ ...UNASKED, where: givenUp, data: { ...due, status: "new" } });
  await payload.db.updateMany({ ...UNASKED, where: { and: UNTOLD }, data: { notifyAt: isoIn(0), updatedAt: null } });
}

/**
 * Records a failed attempt.
 *
 * @param pauseMs until the next one; null when there is none
 */
export async function noteFailed(payload: Payload, job: Job, lastError: string, pauseMs: number | null): Promise<void> {
  const failed: Change = { lastError, lease: null, nextAttemptAt: pauseMs === null ? null : isoIn(pauseMs) };
  const isOpen: Where = { status: { in: ["new", "spam"] } };
  const givenUp =
    pauseMs === null && (await change(payload, { and: [...job.held, isOpen] }, { ...failed, status: "failed" }));
  if (!givenUp) await change(payload, { and: job.held }, failed);
}

/** Records the outcome of the confirmation: sent, to be retried after a pause in ms, or given up. */
export async function noteConfirmation(payload: Payload, job: Job, outcome: "sent" | "failed" | number): Promise<void> {
  const again = typeof outcome === "number";
  const confirmation = again ? "due" : outcome;
  await change(payload, { and: job.held }, { confirmation, lease: null, nextAttemptAt: again ? isoIn(outcome) : null });
}

/** Records the outcome of the mail to a colleague: sent, not sent (a file, or nobody to read it), or failed, with the pause in ms. */
type Notified = "sent" | "unsent" | { error: string; pauseMs: number | null };

export async function noteNotification(payload: Payload, job: Job, outcome: Notified): Promise<void> {
  const isSent = outcome === "sent";
  const { error, pauseMs } = typeof outcome === "string" ? { error: null, pauseMs: null } : outcome;
  const notifyAt = pauseMs === null ? null : isoIn(pauseMs);
  await change(payload, { and: job.held }, { notifyAt, notifyError: error, notifiedAt: isSent ? isoIn(0) : null });
}
