import { PROJECTS_PATH } from "../../content/routes.ts";
import styles from "./NoProjects.module.css";

/** A wall on which nothing hangs yet. `all` is true where there is no other wall to look at. */
export function EmptyWall({ all }: { all: boolean }) {
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
