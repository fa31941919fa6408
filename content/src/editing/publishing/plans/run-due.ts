import { APIError, type Job, type Payload, type PayloadRequest, type Where } from "payload";
import { plannedAuthor } from "../../../entry/author.ts";
import { lockInTransaction } from "../../../platform/database/statement.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { errorCode } from "../../../platform/process/error-code.ts";
import { every } from "../../../platform/process/every.ts";
import { schedule } from "../../../platform/process/schedule.ts";
import { PLAN_TASK, PLANS, PLANS_LOCK, type PlanInput } from "./plans.ts";

const EVERY_MS = 10_000;

/** Most attempts for a plan, one per check, while it fails for a transient reason (the database was unavailable). */
const TRIES_MAX = 6;

/** From this status on an error is the server's own and may be transient. */
const SERVER_ERROR = 500;

export function startPlans(payload: Payload): void {
  every("a plan was not carried out; it will be retried", EVERY_MS, () => runDuePlans(payload), 0);
}

/**
 * Carries out due plans, oldest first. A plan is deleted in the transaction that carries it out: it happens once, and a
 * killed process has done nothing.
 *
 * @throws the error of a plan that failed for a transient reason
 */
export async function runDuePlans(payload: Payload): Promise<void> {
  for (let due = await nextDue(payload); due; due = await nextDue(payload)) await carryOut(payload, due);
}

async function nextDue(payload: Payload, req?: PayloadRequest, id?: Job["id"]): Promise<Job | undefined> {
  const isDue: Where[] = [
    { taskSlug: { equals: PLAN_TASK } },
    { waitUntil: { less_than_equal: schedule.wallClock().toISOString() } },
    { hasError: { not_equals: true } },
    { completedAt: { exists: false } },
  ];
  const where = { and: id === undefined ? isDue : [...isDue, { id: { equals: id } }] };
  const found = await payload.db.find<Job>({
    collection: PLANS,
    where,
    sort: "waitUntil",
    limit: 1,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return found.docs[0];
}

async function carryOut(payload: Payload, { id }: Job): Promise<void> {
  try {
    await inTransaction(payload, {}, async (req) => {
      await lockInTransaction(req, PLANS_LOCK); // a plan that is being cancelled isn't carried out
      const plan = await nextDue(payload, req, id);
      if (!plan) return; // cancelled meanwhile
      await payload.db.deleteOne({ collection: PLANS, where: { id: { equals: id } }, req });
      await change(req, plan.input as PlanInput);
    });
  } catch (error) {
    await noteFailure(payload, id, error);
  }
}

/** Records in the entry that it was scheduled, and by whom. A deleted account doesn't matter. */
async function change(req: PayloadRequest, { type = "publish", doc, plannedBy }: PlanInput): Promise<void> {
  if (!doc) return;
  await req.payload.update({
    collection: doc.relationTo,
    id: Number(doc.value),
    data: { _status: type === "publish" ? "published" : "draft" },
    depth: 0,
    context: { author: plannedAuthor(type, plannedBy) },
    req,
  });
}

async function noteFailure(payload: Payload, id: Job["id"], error: unknown): Promise<void> {
  const where: Where = { id: { equals: id } };
  const plan = await payload.db.findOne<Job>({ collection: PLANS, where });
  const totalTried = (plan?.totalTried ?? 0) + 1;
  const isRefused = error instanceof APIError && error.status < SERVER_ERROR;
  const hasError = isRefused || totalTried >= TRIES_MAX;
  const message = error instanceof Error ? error.message : errorCode(error);
  const failure = hasError ? { hasError, error: { message } } : {};
  await payload.db.updateMany({ collection: PLANS, where, data: { totalTried, ...failure } });
  if (!hasError) throw error;
}
