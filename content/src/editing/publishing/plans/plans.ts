import type { Job, Payload, PayloadRequest, Where } from "payload";
import { EDITED_COLLECTIONS, editorName } from "../../../entry/entry.ts";
import type { Kind } from "../../../ui/kinds.ts";

const WITHOUT_DRAFTS = ["media", "categories"] as const;

export type PlannedCollection = Exclude<Kind, (typeof WITHOUT_DRAFTS)[number]>;

/** Types whose publication can be scheduled: all with drafts. */
export const PLANNED_COLLECTIONS = EDITED_COLLECTIONS.filter(
  (kind): kind is PlannedCollection => !(WITHOUT_DRAFTS as readonly Kind[]).includes(kind),
);

export type PlannedEntry = { collection: PlannedCollection; id: number };

export type PlanType = "publish" | "unpublish";

/** A planned change of an entry: a job of Payload's `schedulePublish`. */
export type Plan = {
  id: number;
  entry: PlannedEntry;
  type: PlanType;
  /** ISO 8601, UTC. */
  at: string;
  /** Who planned it: a person, or a program. */
  plannedBy: string | null;
  /** Why it failed; null while it is still pending. */
  failure: string | null;
};

export const PLAN_TASK = "schedulePublish";

/** The task's input; `plannedBy` is a name, until its account is deleted. */
export type PlanInput = {
  type?: PlanType;
  doc?: { relationTo: PlannedCollection; value: number | string };
  plannedBy?: string | null;
};

export const PLANS = "payload-jobs";

/** Lock for carrying out and cancelling plans (platform/database/statement.ts). */
export const PLANS_LOCK = "plans";

function asPlan({ id, input, waitUntil, error }: Job): Plan | null {
  const { type = "publish", doc, plannedBy = null } = input as PlanInput;
  if (!doc || !waitUntil) return null;
  const { message } = (error ?? {}) as { message?: string };
  const entry = { collection: doc.relationTo, id: Number(doc.value) };
  const failure = error ? (message ?? "unbekannter Fehler") : null;
  return { id: Number(id), entry, type, at: waitUntil, plannedBy, failure };
}

/** All pending and failed plans, next first; of one entry if given. */
export async function plansOf(payload: Payload, entry?: PlannedEntry, req?: PayloadRequest): Promise<Plan[]> {
  const { docs } = await payload.db.find<Job>({
    collection: PLANS,
    where: { and: [{ taskSlug: { equals: PLAN_TASK } }, { completedAt: { exists: false } }] },
    sort: "waitUntil",
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs
    .map(asPlan)
    .filter((plan) => plan !== null)
    .filter((plan) => !entry || (plan.entry.collection === entry.collection && plan.entry.id === entry.id));
}

export async function planEntry(req: PayloadRequest, entry: PlannedEntry, type: PlanType, at: Date): Promise<void> {
  const doc = { relationTo: entry.collection, value: entry.id };
  const input: PlanInput = { type, doc, plannedBy: editorName(req) };
  await req.payload.jobs.queue({ task: PLAN_TASK, input: input as never, waitUntil: at, req });
}

/** @returns false if the plan no longer exists: it was carried out, or cancelled by someone else */
export async function cancelPlan(req: PayloadRequest, id: number): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: PLAN_TASK } }] };
  const plan = await req.payload.db.findOne<Job>({ collection: PLANS, where, req });
  if (plan) await req.payload.db.deleteOne({ collection: PLANS, where, req });
  return plan !== null;
}

/** Removes a person's name from plans. */
export async function forgetPlanner(req: PayloadRequest, name: string): Promise<void> {
  const where: Where = { taskSlug: { equals: PLAN_TASK } };
  const { docs } = await req.payload.db.find<Job>({ collection: PLANS, where, limit: 0, pagination: false, req });
  for (const { id, input } of docs)
    if ((input as PlanInput).plannedBy === name)
      await req.payload.db.updateOne({ collection: PLANS, id, data: { input: { ...input, plannedBy: null } }, req });
}
