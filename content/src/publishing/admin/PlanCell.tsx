import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { plansOf } from "../plans/plans.ts";
import { planInShort } from "./plan-words.ts";

/** Read once for all rows of a list. */
const allPlans = cache((payload: Payload) => plansOf(payload));

/** In a list: when something is to happen with the entry next, or what did not. Payload draws it for forms, too, without a row. */
export async function PlanCell({ payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null;
  const plans = await allPlans(payload);
  const plan = plans.find(({ entry }) => entry.collection === collectionSlug && entry.id === Number(rowData.id));
  return plan && <span>{planInShort(plan)}</span>;
}
