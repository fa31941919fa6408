import { PROJECTS_PATH } from "../../content/routes.ts";
import styles from "./NoProjects.module.css";

/** Stands where a list has no projects yet. `all` is true in the list of all projects, which no other list can replace. */
export function NoProjects({ all }: { all: boolean }) {
  return (
    <div className={styles.empty}>
      <div className={styles.frame} aria-hidden="true" />
      <p className={styles.words}>Der Nagel ist schon in der Wand.</p>
      <p>
        Das Bild dazu hängt noch nicht.{" "}
        {all ? <a href="/#contact">Vielleicht wird es Ihres?</a> : <a href={PROJECTS_PATH}>Alle Projekte ansehen</a>}
      </p>
    </div>
  );
}
