import type { ReactNode } from "react";
import type { Picture as PictureContent, Video } from "../../content/domain.ts";
import { headlineData } from "../../content/headline.ts";
import { isUpright } from "../../content/upright.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./ArticleHead.module.css";
import sign from "./FilmSign.module.css";

/** Height to width from which a picture is narrow enough to be shown taller. */
const SLENDER = 1.4;

/** On phones a landscape picture is cropped to 4:3; one of 3:2 is then 113vw wide. */
const WIDTHS = {
  broad: { phone: 113, isPhone: "width < 768px", others: "(width < 1024px) 100vw, (width >= 1920px) 1744px, 91vw" },
  upright: { phone: 100, isPhone: "width < 768px", others: "46vw" },
} as const;

type Article = {
  crumbs: Crumb[];
  title: string;
  teaser?: string;
  facts?: ReactNode;
  image: PictureContent | null;
  /** View transition name of the picture. */
  transition?: string;
  /** First film of its series: the picture shows that there is one (series-links.ts). */
  film?: Video | null;
};

/**
 * Head of a project or one of the agency's own pages: title, teaser, facts and picture, which begins in the first view.
 * A portrait picture is uncropped beside the text; a landscape one is below title and teaser, as wide as the page.
 * Where there is no room, the picture comes first.
 */
export function ArticleHead({ crumbs, title, teaser, facts, image, transition, film }: Article) {
  const shape = image && (isUpright(image) ? "upright" : "broad");
  return (
    <header className={styles.head} data-tone="ink" data-shape={shape} data-slender={isSlender(image) || undefined}>
      <div className={`grid ${styles.columns}`}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className={`display ${styles.title}`} {...headlineData(title)}>
            {title}
          </h1>
          {teaser && <p className={styles.teaser}>{teaser}</p>}
          {facts}
        </div>
        {image && shape && (
          <figure className={styles.hero} data-view-transition={transition}>
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
