import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { plansOf } from "../plans/plans.ts";
import { planSummary } from "./plan-words.ts";

const allPlans = cache((payload: Payload) => plansOf(payload));

/** List cell: an entry's next plan, or one that failed. Payload also renders it for forms, without a row. */
export async function PlanCell({ payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null;
  const plans = await allPlans(payload);
  const plan = plans.find(({ entry }) => entry.collection === collectionSlug && entry.id === Number(rowData.id));
  return plan && <span>{planSummary(plan)}</span>;
}
