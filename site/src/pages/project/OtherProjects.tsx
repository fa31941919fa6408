import type { ProjectCard as ProjectCardContent } from "../../content/domain.ts";
import { PROJECTS_PATH } from "../../content/routes.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ProjectCard } from "../projects/ProjectCard.tsx";
import styles from "./OtherProjects.module.css";

/** Labels above the projects, in order. */
const ORDER = ["Als Nächstes", "Danach", "Und dann"];

/** The latest other projects, up to three, equally large (spec §9, other projects on detail). */
export function OtherProjects({ projects }: { projects: ProjectCardContent[] }) {
  return (
    <section className={styles.section} data-tone="ink" aria-labelledby="others-title">
      <div className={styles.head}>
        <h2 id="others-title" className={styles.title}>
          Hängt gleich daneben
        </h2>
        <ArrowLink href={PROJECTS_PATH}>Alle Projekte</ArrowLink>
      </div>
      <ol className={`grid ${styles.row}`}>
        {projects.map((project, index) => (
          <li key={project.id}>
            <p className={styles.order}>
              {`${ORDER[index]} `}
              {project.year && <span>{project.year}</span>}
            </p>
            <ProjectCard
              project={{ ...project, year: null }}
              widths={{ phone: 100, isPhone: "width < 768px", others: "30vw" }}
              heading="h3"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
