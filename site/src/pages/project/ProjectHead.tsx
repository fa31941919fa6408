import type { Picture as PictureContent, ProjectCard, Video } from "../../content/domain.ts";
import { isUpright } from "../../content/upright.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { isLongHeadline } from "../../ui/long-headline.ts";
import { Picture } from "../../ui/Picture.tsx";
import { crumbsBelowList } from "../projects/crumbs.ts";
import sign from "./FilmSign.module.css";
import { ProjectFacts } from "./ProjectFacts.tsx";
import styles from "./ProjectHead.module.css";

/** Height, in parts of its width, from which a picture is narrow enough to be shown higher. */
const SLENDER = 1.4;

/** On a phone a broad picture is cropped to 4:3, of which one of 3:2 is shown 113vw wide. */
const WIDTHS = {
  broad: { phone: 113, isPhone: "width < 768px", others: "(width < 1024px) 100vw, (width >= 1920px) 1744px, 91vw" },
  upright: { phone: 100, isPhone: "width < 768px", others: "46vw" },
} as const;

/**
 * Head of a project: title, teaser, facts and its picture, which begins in the first view. An upright one stands whole beside
 * the words; a broad one below title and teaser, as wide as the page. Where there is no room for that, the picture is first.
 *
 * @param film the first one of its series: the picture says that there is one (series-links.ts)
 */
export function ProjectHead({ project, film }: { project: ProjectCard; film: Video | null }) {
  const { id, header, teaser, image } = project;
  const shape = image && (isUpright(image) ? "upright" : "broad");
  return (
    <header className={styles.head} data-tone="ink" data-shape={shape} data-slender={isSlender(image) || undefined}>
      <div className={`grid ${styles.columns}`}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbsBelowList(header)} />
          <h1 className={`display ${styles.title}`} data-long={isLongHeadline(header) || undefined}>
            {header}
          </h1>
          {teaser && <p className={styles.teaser}>{teaser}</p>}
          <ProjectFacts project={project} />
        </div>
        {image && shape && (
          <figure className={styles.hero} data-view-transition={`project-${id}`}>
            <Picture picture={image} widths={WIDTHS[shape]} priority className={styles.picture} />
            {film && (
              <a className={`${sign.sign} ${styles.film}`} href={film.url} data-film="" data-screen-only="">
                Film ansehen
              </a>
            )}
          </figure>
        )}
      </div>
    </header>
  );
}

const isSlender = (image: PictureContent | null) => (image?.height ?? 0) >= SLENDER * (image?.width ?? Infinity);
