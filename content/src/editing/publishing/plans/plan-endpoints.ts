import { legalPageAt } from "@schaufenster/contract/legal-pages";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { lockInTransaction } from "../../../platform/database/statement.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../../../platform/http/answers.ts";
import { SIGN_IN } from "../../../platform/http/sign-in-sentence.ts";
import { schedule } from "../../../platform/process/schedule.ts";
import { momentInGermany } from "./berlin-time.ts";
import { cancelPlan, PLANNED_COLLECTIONS, PLANS_LOCK, planEntry, plansOf } from "./plans.ts";

const collection = v.picklist(PLANNED_COLLECTIONS);
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());

const entrySchema = v.object({ collection, id });

/** `at` is local time in Germany, to the minute. */
const planSchema = v.object({ collection, id, type: v.picklist(["publish", "unpublish"]), at: v.string() });

const list: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const entry = v.safeParse(entrySchema, Object.fromEntries(req.searchParams));
  if (!entry.success) return refusal(400, INCOMPLETE);
  const plans = await plansOf(req.payload, entry.output, req);
  return answer({ plans });
};

const add: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const plan = v.safeParse(planSchema, await jsonOf(req));
  if (!plan.success) return refusal(400, INCOMPLETE);
  const { type, at, ...entry } = plan.output;
  const moment = momentInGermany(at);
  if (!moment) return refusal(400, "Bitte geben Sie Tag und Uhrzeit an, zum Beispiel 22.11.2026, 10:46.");
  if (moment.getTime() <= schedule.wallClock().getTime()) return refusal(400, "Dieser Zeitpunkt ist schon vorbei.");
  const found = await req.payload.findByID({ ...entry, depth: 0, disableErrors: true, req });
  if (!found) return refusal(404, "Diesen Eintrag gibt es nicht mehr.");
  if (type === "unpublish" && "address" in found && legalPageAt(found.address)) {
    return refusal(400, "Diese Seite braucht die Website immer. Sie lässt sich nicht zurückziehen.");
  }
  const planned = await plansOf(req.payload, entry, req);
  if (planned.some((other) => other.type === type && Date.parse(other.at) === moment.getTime())) {
    return refusal(409, "Das ist schon geplant.");
  }
  await planEntry(req, entry, type, moment);
  return Response.json({ plans: await plansOf(req.payload, entry, req) }, { status: 201 });
};

const cancel: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const plan = v.safeParse(id, req.routeParams?.id);
  if (!plan.success) return refusal(400, INCOMPLETE);
  const isCancelled = await inTransaction(req.payload, { user: req.user }, async (within) => {
    await lockInTransaction(within, PLANS_LOCK); // a plan that is being carried out is already gone
    return cancelPlan(within, plan.output);
  });
  if (!isCancelled)
    return refusal(409, "Das ist schon geschehen, oder jemand hat es abgesagt. Sehen Sie bei „Status“ nach.");
  return answer({ cancelled: plan.output });
};

export const planEndpoints: Endpoint[] = [
  { path: "/plans", method: "get", handler: list },
  { path: "/plans", method: "post", handler: add },
  { path: "/plans/:id", method: "delete", handler: cancel },
];
