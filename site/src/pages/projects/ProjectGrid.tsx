import type { ProjectCard } from "../../content/domain.ts";
import { hangWall } from "./grid-layout.ts";
import { ProjectPrint } from "./ProjectCard.tsx";
import styles from "./ProjectGrid.module.css";

/** The wall of prints; see wall.ts for how they hang. */
export function ProjectWall({ projects }: { projects: ProjectCard[] }) {
  return (
    <ul className={`grid ${styles.wall}`}>
      {hangWall(projects).map(({ project, columns, shape }, index) => (
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
