import type { ProjectCard } from "../../content/domain.ts";
import { gridLayout } from "./grid-layout.ts";
import { ProjectPrint } from "./ProjectCard.tsx";
import styles from "./ProjectGrid.module.css";

/** The grid of projects; grid-layout.ts decides how wide each one is. */
export function ProjectGrid({ projects }: { projects: ProjectCard[] }) {
  return (
    <ul className={`grid ${styles.grid}`}>
      {gridLayout(projects).map(({ project, columns, shape }, index) => (
        <li key={project.id} className={styles.place} data-columns={columns}>
          <ProjectPrint
            project={project}
            shape={shape}
            sizes={`(width < 768px) 100vw, ${Math.round((columns / 12) * 100)}vw`}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
