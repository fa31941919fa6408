import type { ServerProps } from "payload";
import { isAdministrator } from "../access/roles.ts";
import styles from "../ui/start-page.module.css";
import { troublesIn } from "./troubles.ts";

/** Shows server problems that need fixing to all editors. */
export async function Troubles({ payload, user }: ServerProps) {
  const troubles = await troublesIn(payload, isAdministrator(user));
  if (troubles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="troubles">
      <h2 id="troubles" className={styles.heading}>
        Störung
      </h2>
      {troubles.map(({ title, text }) => (
        <p key={title} className={styles.warning}>
          <strong>{title}</strong> {text}
        </p>
      ))}
    </section>
  );
}
