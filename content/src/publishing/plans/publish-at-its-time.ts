import type { SanitizedConfig, TaskConfig } from "payload";
import { plannedAuthor } from "../../editing/author.ts";
import { PLAN_TASK, type PlanInput } from "./plans.ts";

/** Does what was planned, and says in the entry that it was, and by whom. An account that is gone by then is no hindrance. */
const handler: TaskConfig["handler"] = async ({ input, req }) => {
  const { type = "publish", doc, plannedBy } = input as PlanInput;
  if (!doc) return { output: {} };
  await req.payload.update({
    collection: doc.relationTo,
    id: Number(doc.value),
    data: { _status: type === "publish" ? "published" : "draft" },
    depth: 0,
    context: { author: plannedAuthor(type, plannedBy) },
  });
  return { output: {} };
};

/** The configuration with this handler in place of Payload's own, which leaves the name of who saved the entry before. */
export function withNamedPlans(config: SanitizedConfig): SanitizedConfig {
  const tasks = (config.jobs.tasks ?? []).map((task) => (task.slug === PLAN_TASK ? { ...task, handler } : task));
  return { ...config, jobs: { ...config.jobs, tasks } };
}
