import type { ServerProps } from "payload";
import { planSummary } from "../editing/publishing/admin/plan-words.ts";
import styles from "../ui/start-page.module.css";
import { plannedEntries } from "./planned-entries.ts";

export async function Planned({ payload }: ServerProps) {
  const planned = await plannedEntries(payload);
  if (planned.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="planned">
      <h2 id="planned" className={styles.heading}>
        Geplant
      </h2>
      <ul className={styles.changes}>
        {planned.map(({ plan, href, title, kind }) => (
          <li key={plan.id} className={styles.change}>
            <a href={href}>{title}</a>
            <span className={plan.failure ? styles.failure : styles.hint}>
              {kind} · <time dateTime={plan.at}>{planSummary(plan)}</time>
              {plan.failure && ` (${plan.failure})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
