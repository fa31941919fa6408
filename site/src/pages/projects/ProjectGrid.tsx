import type { ProjectCard as ProjectCardContent } from "../../content/domain.ts";
import { gridLayout } from "./grid-layout.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectGrid.module.css";

/** The grid of projects; grid-layout.ts decides how wide each one is. */
export function ProjectGrid({ projects }: { projects: ProjectCardContent[] }) {
  return (
    <ul className={`grid ${styles.grid}`}>
      {gridLayout(projects).map(({ project, columns, shape }, index) => (
        <li key={project.id} className={styles.place} data-columns={columns}>
          <ProjectCard
            project={project}
            shape={shape}
            framed
            sizes={`(width < 768px) 87vw, ${Math.round((columns / 12) * 100)}vw`}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
