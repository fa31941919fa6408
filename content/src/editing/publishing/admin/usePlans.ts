"use client";

import { useCallback, useEffect, useState } from "react";
import { ask } from "../../../ui/ask.ts";
import { useFormOwner } from "../../admin/useFormOwner.ts";
import type { Plan, PlanType } from "../plans/plans.ts";

const ADDRESS = "/api/plans";

/** Sent to all components that show an entry's plans when one of them has changed them. */
const changes = new EventTarget();

/**
 * Loads an entry's plans; empty until loaded and for an unsaved entry. `add` and `cancel` resolve to a German error
 * message, or to null.
 */
export function usePlans(collection: string | undefined, id: number | string | undefined) {
  const [plans, setPlans] = useState<Plan[]>([]);
  const { status } = useFormOwner().state;

  const load = useCallback(async () => {
    if (!collection || id === undefined) return;
    const answer = await ask<{ plans: Plan[] }>(`${ADDRESS}?${new URLSearchParams({ collection, id: String(id) })}`);
    if (answer.ok) setPlans(answer.data.plans);
  }, [collection, id]);

  useEffect(() => {
    changes.addEventListener("change", load);
    window.addEventListener("focus", load);
    return () => {
      changes.removeEventListener("change", load);
      window.removeEventListener("focus", load);
    };
  }, [load]);

  // A plan that ran changes the published state, and a publication cancels plans.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => void load(), [status?.isPublic, status?.isChanged, load]);

  async function change(...asked: Parameters<typeof ask>): Promise<string | null> {
    const answer = await ask(...asked);
    changes.dispatchEvent(new Event("change"));
    return answer.ok ? null : answer.message;
  }

  /** @param at local time in Germany, such as '2026-11-22T10:46' */
  const add = (type: PlanType, at: string) => change(ADDRESS, { method: "POST", given: { collection, id, type, at } });
  const cancel = (plan: Plan) => change(`${ADDRESS}/${plan.id}`, { method: "DELETE" });
  return { plans, add, cancel };
}
