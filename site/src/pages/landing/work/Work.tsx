import type { Landing, ProjectCard as ProjectCardContent } from "../../../content/domain.ts";
import { PROJECTS_PATH } from "../../../content/routes.ts";
import { isUpright } from "../../../content/upright.ts";
import { ArrowLink } from "../../../ui/ArrowLink.tsx";
import { ProjectCard, shownRatio } from "../../projects/ProjectCard.tsx";
import styles from "./Work.module.css";

/** Picture widths: the first seven of twelve columns, the second beside it, three below. */
const OTHERS = ["57vw", "40vw", "29vw"] as const;

/** Largest share of the second picture that may be cropped to match the first's height. */
const SMALL_PART = 0.1;

/** Whether the first two are so similar in height that they should end at the same one. */
function endAlike([first, second]: ProjectCardContent[]): boolean {
  if (!first?.image || !second?.image) return false;
  const height = 7 / shownRatio(first.image);
  const other = 5 / shownRatio(second.image);
  return Math.abs(height - other) < SMALL_PART * Math.max(height, other);
}

export const WORK_TITLE_ID = "work-title";

/**
 * Chosen projects or the newest, large, with a link to all of them; in the references area, below the carousel.
 * @param isWhole whether the area has nothing else
 */
export function Work({ work, isWhole }: { work: Landing["work"]; isWhole: boolean }) {
  const { projects, total, isChosen } = work;
  if (projects.length === 0) return null;
  const [Title, heading] = isWhole ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  return (
    <section className={styles.work} data-tone="ink" aria-labelledby={isWhole ? undefined : WORK_TITLE_ID}>
      <div className={`grid ${styles.head}`}>
        <Title id={WORK_TITLE_ID} className={styles.title} tabIndex={isWhole ? -1 : undefined}>
          {isChosen ? "Ausgewählte Arbeiten" : "Neue Arbeiten"}
        </Title>
        <ArrowLink className={styles.all} href={PROJECTS_PATH}>
          {total > projects.length ? `Alle ${total} Projekte` : "Alle Projekte"}
        </ArrowLink>
      </div>
      <ul className={`grid ${styles.projects}`} data-alike={endAlike(projects) ? "" : undefined}>
        {projects.map((project, index) => (
          <li key={project.id} data-upright={project.image && isUpright(project.image) ? "" : undefined}>
            <ProjectCard
              project={project}
              heading={heading}
              ownRatio
              widths={{ phone: 100, isPhone: "width < 768px", others: OTHERS[index] ?? OTHERS[2] }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
