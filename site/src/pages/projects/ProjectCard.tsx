import type { ProjectCard as ProjectCardContent } from "../../content/domain.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./ProjectCard.module.css";

/** A project in a list: one link around picture and caption, named by its heading. Hovering lifts the caption. */
export function ProjectCard({
  project,
  shape,
  sizes,
  priority = false,
  heading: Heading = "h2",
}: {
  project: ProjectCardContent;
  shape: "wide" | "square" | "tall";
  sizes: string;
  priority?: boolean;
  heading?: "h2" | "h3";
}) {
  const { id, header, teaser, image, categories, href } = project;
  const headerId = `project-${id}-header`;
  return (
    <article>
      <a className={styles.project} href={href} aria-labelledby={headerId}>
        <div className={styles.frame} data-shape={shape} data-view-transition={image ? `project-${id}` : undefined}>
          {image && (
            <Picture picture={image} sizes={sizes} priority={priority} alternativeText="" className={styles.picture} />
          )}
        </div>
        <div className={styles.caption}>
          <Heading id={headerId} className={styles.header}>
            {header}
          </Heading>
          {teaser && <p className={styles.teaser}>{teaser}</p>}
          {categories.length > 0 && (
            <p className={styles.categories}>{categories.map((category) => category.name).join(", ")}</p>
          )}
        </div>
      </a>
    </article>
  );
}
