import type { Landing, ProjectCard as ProjectCardContent } from "../../../content/domain.ts";
import { PROJECTS_PATH } from "../../../content/routes.ts";
import { isUpright } from "../../../content/upright.ts";
import { ArrowLink } from "../../../ui/ArrowLink.tsx";
import { ProjectCard, shownRatio } from "../../projects/ProjectCard.tsx";
import styles from "./Work.module.css";

/** Width of each project's picture: the newest large, seven columns of twelve, the second beside it, three below. */
const OTHERS = ["57vw", "40vw", "29vw"] as const;

/** Largest part of the second picture that is cut off to make it as high as the first. */
const SMALL_PART = 0.1;

/** Whether the two newest end so close to each other that they had better end at one height. */
function endAlike([first, second]: ProjectCardContent[]): boolean {
  if (!first?.image || !second?.image) return false;
  const height = 7 / shownRatio(first.image);
  const other = 5 / shownRatio(second.image);
  return Math.abs(height - other) < SMALL_PART * Math.max(height, other);
}

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
        <ArrowLink className={styles.all} href={PROJECTS_PATH}>
          {total > projects.length ? `Alle ${total} Projekte` : "Alle Projekte"}
        </ArrowLink>
      </div>
      <ul className={`grid ${styles.projects}`} data-alike={endAlike(projects) ? "" : undefined}>
        {projects.map((project, index) => (
          <li key={project.id} data-upright={project.image && isUpright(project.image) ? "" : undefined}>
            <ProjectCard
              project={project}
              heading="h4"
              ownRatio
              widths={{ phone: 100, isPhone: "width < 768px", others: OTHERS[index] ?? OTHERS[2] }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
