import type { Payload } from "payload";
import { type Plan, plansOf } from "../editing/publishing/plans/plans.ts";
import { hrefOf, KINDS, titleOf } from "../ui/kinds.ts";

export type PlannedEntry = { plan: Plan; href: string; title: string; kind: string };

/** All scheduled changes with their entries, next first, without the trash. */
export async function plannedEntries(payload: Payload): Promise<PlannedEntry[]> {
  const found = await Promise.all(
    (await plansOf(payload)).map(async (plan): Promise<PlannedEntry[]> => {
      const { collection, id } = plan.entry;
      const doc = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true });
      if (!doc) return [];
      return [{ plan, href: hrefOf(collection, id), title: titleOf(collection, doc), kind: KINDS[collection].kind }];
    }),
  );
  return found.flat();
}
