import { germanDateTime } from "../../../platform/process/german-time.ts";
import type { Plan } from "../plans/plans.ts";

const DONE = { publish: "veröffentlicht", unpublish: "von der Website genommen" } as const;

export function planSummary({ type, at, failure }: Pick<Plan, "type" | "at" | "failure">): string {
  return `${germanDateTime(at)}: ${failure ? "nicht" : "wird"} ${DONE[type]}`;
}
