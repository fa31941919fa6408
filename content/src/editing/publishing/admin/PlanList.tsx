"use client";

import { Button, toast } from "@payloadcms/ui";
import type { Plan } from "../plans/plans.ts";
import { planSummary } from "./plan-words.ts";
import styles from "./publishing.module.css";

export function PlanList({ plans, cancel }: { plans: Plan[]; cancel: (plan: Plan) => Promise<string | null> }) {
  async function callOff(plan: Plan): Promise<void> {
    const error = await cancel(plan);
    if (error) toast.error(error);
    else toast.success(plan.failure ? "Der Hinweis ist entfernt." : "Die Planung ist abgesagt.");
  }
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.id} className={plan.failure ? styles.failed : styles.plan}>
          <span>
            {planSummary(plan)}
            {plan.failure && <small className={styles.reason}>{plan.failure}</small>}
          </span>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void callOff(plan)}>
            {plan.failure ? "Entfernen" : "Absagen"}
          </Button>
        </li>
      ))}
    </ul>
  );
}
