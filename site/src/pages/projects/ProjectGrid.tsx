import type { ProjectCard as ProjectCardContent } from "../../content/domain.ts";
import { gridLayout } from "./grid-layout.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectGrid.module.css";

/** Columns of a picture alone in its row. */
const ALONE = 8;

/** The grid of projects; grid-layout.ts decides their widths. */
export function ProjectGrid({ projects }: { projects: ProjectCardContent[] }) {
  return (
    <ul className={`grid ${styles.grid}`}>
      {gridLayout(projects).map(({ project, columns, lower }, index) => (
        <li key={project.id} className={styles.place} data-columns={columns} data-lower={lower || undefined}>
          <ProjectCard
            project={project}
            ownRatio
            widths={{ phone: 100, isPhone: "width < 768px", others: `${widthOf(Math.min(columns, ALONE))}vw` }}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** Width of this many columns, without the gutter after them, in vw (styles/tokens.css). */
const widthOf = (columns: number) => Math.round((columns / 12) * 92.8 - 1);
