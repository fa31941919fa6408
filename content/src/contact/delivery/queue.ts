import { randomUUID } from "node:crypto";
import type { Payload, Where } from "payload";
import type { Inquiry } from "../../payload-types.ts";
import { schedule } from "../../process/schedule.ts";

/**
 * The delivery jobs. Each is a part of its inquiry's row: `nextAttemptAt` says from when on it is due, and `lease` who
 * has taken it. Taking one moves `nextAttemptAt` a little into the future, so that one whose taker was killed is due
 * again by itself. Every step is a single UPDATE … WHERE, which either holds or does not, however many processes there
 * are.
 *
 * The mail to the colleague who takes care of an inquiry is a second job of the row: `notifyAt` says when it is due. It is no
 * longer this job when somebody else takes care meanwhile.
 */
export type Job = { inquiry: Inquiry; due: Due; held: Where[] };

type Due = "nextAttemptAt" | "notifyAt";

type Change = Partial<Inquiry>;

const isoIn = (ms: number) => new Date(schedule.wallClock().getTime() + ms).toISOString();

async function change(payload: Payload, where: Where, data: Change): Promise<Inquiry | null> {
  // By its time an open form notices that the letter has changed, which a mail to a colleague does not do.
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

/** Twice the longest pause of retry-schedule.ts, in ms: a job due later was noted by a clock since set back. */
const FARTHEST_MS = 3_600_000;

/** Due by the clock, or by none. */
function isDue(due: Due = "nextAttemptAt"): Where {
  const [now, farthest] = [isoIn(0), isoIn(FARTHEST_MS)];
  return { or: [{ [due]: { less_than_equal: now } }, { [due]: { greater_than: farthest } }] };
}

type Queued = Pick<Inquiry, "status" | "attempts" | "lastError" | "nextAttemptAt">;

/** Makes an inquiry due: at once, with all attempts before it. A suspicion does not keep it back, but stays visible. */
export function queued(suspicion?: string | null): Queued {
  return {
    status: suspicion ? "spam" : "new",
    attempts: 0,
    lastError: null,
    nextAttemptAt: schedule.wallClock().toISOString(),
  };
}

/** Which of the jobs that are due is taken: the one that has been due for longest, or the inquiry that came in last. */
export type Turn = "longest due" | "newest";

/** Takes a job, first those of colleagues, who are few; null when none is due. The attempt counts from here, however it ends. */
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

/** Keeps a job while it is being worked on. */
export async function extendLease(payload: Payload, job: Job, leaseMs: number): Promise<void> {
  await change(payload, { and: job.held }, { [job.due]: isoIn(leaseMs) });
}

/** The mail server has the inquiry. A state that an editor has set meanwhile stays; a confirmation becomes due. */
export async function noteDelivered(payload: Payload, job: Job): Promise<void> {
  const rest = job.inquiry.confirmation === "due" ? isoIn(0) : null;
  const delivered: Change = { deliveredAt: isoIn(0), nextAttemptAt: rest, lease: null, lastError: null };
  const open: Where = { status: { in: ["new", "failed"] } };
  const noted = await change(payload, { and: [...job.held, open] }, { ...delivered, status: "delivered" });
  if (!noted) await change(payload, { and: job.held }, delivered);
}

/** Notes that the mail lies as a file: there is no mail server. {@link resumeUnsent} sends it once there is one. */
export async function noteUnsent(payload: Payload, job: Job): Promise<void> {
  const filed: Change = { nextAttemptAt: null, lease: null, lastError: null };
  const open: Where = { status: { in: ["new", "failed"] } };
  const noted = await change(payload, { and: [...job.held, open] }, { ...filed, status: "unsent" });
  if (!noted) await change(payload, { and: job.held }, filed);
}

/** A mail to a colleague was tried and not sent. */
const UNTOLD: Where[] = [{ notifyAttempts: { greater_than: 0 } }, { notifiedAt: { exists: false } }];

const UNASKED = { collection: "inquiries" as const, req: {}, returning: false };

/** Makes due what was written to files while there was no mail server; a suspicious one keeps its status. */
export async function resumeUnsent(payload: Payload): Promise<void> {
  const due: Change = { nextAttemptAt: isoIn(0), attempts: 0 };
  const untaken: Where[] = [{ deliveredAt: { exists: false } }, { nextAttemptAt: { exists: false } }];
  const suspicious: Where = { and: [{ status: { equals: "spam" } }, { attempts: { greater_than: 0 } }, ...untaken] };
  await payload.db.updateMany({ ...UNASKED, where: suspicious, data: due });
  await payload.db.updateMany({ ...UNASKED, where: { status: { equals: "unsent" } }, data: { ...due, status: "new" } });
  const filed: Where = { and: [...UNTOLD, { notifyAt: { exists: false } }, { notifyError: { exists: false } }] };
  await payload.db.updateMany({ ...UNASKED, where: filed, data: { notifyAt: isoIn(0), updatedAt: null } });
}

/** Makes due at once all that was not delivered, given up or not: there is another mail server. */
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
 * The attempt failed.
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

/** Notes the outcome of the confirmation: sent, to be tried again after a pause in ms, or given up. */
export async function noteConfirmation(payload: Payload, job: Job, outcome: "sent" | "failed" | number): Promise<void> {
  const again = typeof outcome === "number";
  const confirmation = again ? "due" : outcome;
  await change(payload, { and: job.held }, { confirmation, lease: null, nextAttemptAt: again ? isoIn(outcome) : null });
}

/** The outcome of the mail to a colleague: sent, not sent (a file, or nobody to read it), or failed, with the pause in ms. */
type Notified = "sent" | "unsent" | { error: string; pauseMs: number | null };

export async function noteNotification(payload: Payload, job: Job, outcome: Notified): Promise<void> {
  const isSent = outcome === "sent";
  const { error, pauseMs } = typeof outcome === "string" ? { error: null, pauseMs: null } : outcome;
  const notifyAt = pauseMs === null ? null : isoIn(pauseMs);
  await change(payload, { and: job.held }, { notifyAt, notifyError: error, notifiedAt: isSent ? isoIn(0) : null });
}
