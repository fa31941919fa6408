import type { Landing } from "../../../content/domain.ts";
import { PROJECTS_PATH } from "../../../content/routes.ts";
import { isUpright } from "../../../content/upright.ts";
import { NEXT } from "../../../ui/drawings/next.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ProjectCard } from "../../projects/ProjectCard.tsx";
import styles from "./Work.module.css";

/** Width of each project's picture: the newest large, from the window's edge on, the second beside it, three below. */
const SIZES = ["(width < 768px) 100vw, 57vw", "(width < 768px) 100vw, 37vw", "(width < 768px) 100vw, 29vw"] as const;

/** The newest projects, large, and the way to all of them; within the references area, below the carousel. */
export function Work({ work }: { work: Landing["work"] }) {
  const { projects, total } = work;
  if (projects.length === 0) return null;
  return (
    <section className={styles.work} data-tone="ink" aria-labelledby="work-title">
      <div className={`grid ${styles.head}`}>
        <h3 id="work-title" className={styles.title}>
          Neue Arbeiten
        </h3>
        <a className={styles.all} href={PROJECTS_PATH}>
          {total > projects.length ? `Alle ${total} Projekte` : "Alle Projekte"}
          <Icon drawing={NEXT} />
        </a>
      </div>
      <ul className={`grid ${styles.projects}`}>
        {projects.map((project, index) => (
          <li key={project.id} data-upright={project.image && isUpright(project.image) ? "" : undefined}>
            <ProjectCard project={project} heading="h4" ownRatio sizes={SIZES[index] ?? SIZES[2]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
