import type { Picture as PictureContent, ProjectCard } from "../../content/domain.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { isLongHeadline } from "../../ui/long-headline.ts";
import { Picture } from "../../ui/Picture.tsx";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";
import styles from "./UprightHead.module.css";

/** From this height on, in parts of its width, a picture is narrow enough to be shown higher. */
const SLENDER = 1.4;

/**
 * Head of a project whose picture is upright: the picture whole, beside it title, teaser and facts. On a phone the picture
 * is first.
 */
export function UprightHead({ project, image }: { project: ProjectCard; image: PictureContent }) {
  const { id, header, teaser } = project;
  const slender = (image.height ?? 0) >= (image.width ?? 0) * SLENDER;
  return (
    <header className={styles.head} data-tone="ink">
      <div className={`grid ${styles.columns}`}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbsBelowList(header)} />
          <h1 className={`display ${styles.title}`} data-long={isLongHeadline(header) || undefined}>
            {header}
          </h1>
          {teaser && <p className={styles.teaser}>{teaser}</p>}
          <ProjectFacts project={project} />
        </div>
        <figure className={styles.hero} data-view-transition={`project-${id}`}>
          <Picture
            picture={image}
            sizes="(width < 768px) 100vw, 46vw"
            priority
            className={slender ? `${styles.picture} ${styles.slender}` : styles.picture}
          />
        </figure>
      </div>
    </header>
  );
}
