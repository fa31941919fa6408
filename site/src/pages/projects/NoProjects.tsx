import { PROJECTS_PATH } from "../../content/routes.ts";
import styles from "./NoProjects.module.css";

/** Shown while a list has no projects. `all`: the list of all projects, which has no alternative to link to. */
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
