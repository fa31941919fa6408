import type { ProjectCard as ProjectCardContent } from "../../content/domain.ts";
import { PROJECTS_PATH } from "../../content/routes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ProjectCard } from "../projects/ProjectCard.tsx";
import styles from "./OtherProjects.module.css";

/** The latest other projects, three at most (spec §9, other projects on detail): the next one as wide as the window. */
export function OtherProjects({ projects }: { projects: ProjectCardContent[] }) {
  return (
    <section className={styles.section} data-tone="ink" aria-labelledby="others-title">
      <div className={styles.head}>
        <h2 id="others-title" className={styles.title}>
          Hängt gleich daneben
        </h2>
        <a className={styles.all} href={PROJECTS_PATH}>
          Alle Projekte
          <Icon name="next" />
        </a>
      </div>
      <ul className={`grid ${styles.row}`}>
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              shape="wide"
              sizes={index === 0 ? "100vw" : "(width < 768px) 100vw, 46vw"}
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
