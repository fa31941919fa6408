import type { Person } from "../../content/domain.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./People.module.css";

/** Three side by side from tablets up. */
const WIDTHS = { phone: 44, isPhone: "width < 48rem", others: "(width >= 1920px) 400px, 22vw" };

/** Portraits of one shape, with name and role below. */
export function People({ people }: { people: Person[] }) {
  return (
    <ul className={styles.people} data-people="">
      {people.map(({ portrait, name, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, and two may have the same name
        <li key={index}>
          {portrait.kind === "picture" && <Picture picture={portrait} widths={WIDTHS} className={styles.portrait} />}
          <p className={styles.name}>{name}</p>
          {role && <p>{role}</p>}
        </li>
      ))}
    </ul>
  );
}
