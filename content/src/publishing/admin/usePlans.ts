"use client";

import { useCallback, useEffect, useState } from "react";
import type { Plan, PlanType } from "../plans/plans.ts";

type Answer = { plans?: Plan[]; errors?: { message: string }[] };

const UNREACHABLE = "Das Redaktionssystem ist gerade nicht zu erreichen. Bitte versuchen Sie es noch einmal.";

const ADDRESS = "/api/plans";

/** Told to all who show the plans of an entry when one of them has changed them. */
const changes = new EventTarget();

async function ask(path: string, init?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(ADDRESS + path, { cache: "no-store", ...init });
    if (response.status === 204) return {};
    const answer = (await response.json()) as Answer;
    return response.ok || answer.errors ? answer : { errors: [{ message: UNREACHABLE }] };
  } catch {
    return { errors: [{ message: UNREACHABLE }] };
  }
}

/**
 * Reads the plans of an entry; empty until they are known and for an entry that is not stored yet. `add` and `cancel`
 * resolve to a German sentence that says why they could not, or to null.
 */
export function usePlans(collection: string | undefined, id: number | string | undefined) {
  const [plans, setPlans] = useState<Plan[]>([]);

  const load = useCallback(async () => {
    if (!collection || id === undefined) return;
    const answer = await ask(`?${new URLSearchParams({ collection, id: String(id) })}`);
    if (answer.plans) setPlans(answer.plans);
  }, [collection, id]);

  useEffect(() => {
    void load();
    changes.addEventListener("change", load);
    window.addEventListener("focus", load);
    return () => {
      changes.removeEventListener("change", load);
      window.removeEventListener("focus", load);
    };
  }, [load]);

  async function change(path: string, init: RequestInit): Promise<string | null> {
    const answer = await ask(path, init);
    changes.dispatchEvent(new Event("change"));
    return answer.errors?.[0]?.message ?? null;
  }

  /** @param at what clocks in Germany show then, as in '2026-11-22T10:46' */
  const add = (type: PlanType, at: string) =>
    change("", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ collection, id, type, at }),
    });
  const cancel = (plan: Plan) => change(`/${plan.id}`, { method: "DELETE" });
  return { plans, add, cancel };
}
