import type { Picture as PictureContent, ProjectCard as ProjectCardContent } from "../../content/domain.ts";
import { headlineData } from "../../content/headline.ts";
import { Picture, type Widths } from "../../ui/Picture.tsx";
import styles from "./ProjectCard.module.css";

/** Ratios that a picture is cropped to, as in ProjectCard.module.css. */
const TALL = 4 / 5;
const LOW = 2;

/**
 * A project in a list. The heading's link covers the whole card, so that its name is its visible text (WCAG 2.5.3) and
 * the picture can be clicked. Hovering lifts the caption. Without a picture its text is larger.
 * @param ownRatio whether the picture is uncropped; otherwise, or if its size is unknown, it is cropped to 3:2
 */
export function ProjectCard({
  project,
  widths,
  ownRatio = false,
  priority = false,
  heading: Heading = "h2",
}: {
  project: ProjectCardContent;
  widths: Widths;
  ownRatio?: boolean;
  priority?: boolean;
  heading?: "h2" | "h3" | "h4";
}) {
  const { id, header, teaser, image, year, categories, href } = project;
  const facts = [...categories.map(({ name }) => name), ...(year ? [year] : [])];
  return (
    <article className={styles.project}>
      {image && (
        <div
          className={styles.frame}
          data-shape={ownRatio ? shapeOf(image) : undefined}
          data-view-transition={`project-${id}`}
        >
          <Picture picture={image} widths={widths} priority={priority} alternativeText="" className={styles.picture} />
        </div>
      )}
      <div className={styles.caption}>
        <Heading className={styles.header} {...headlineData(header)}>
          <a className={styles.link} href={href}>
            <span className={styles.text}>{header}</span>
          </a>
        </Heading>
        {teaser && <p className={`${styles.text} ${styles.teaser}`}>{teaser}</p>}
        {facts.length > 0 && <p className={`${styles.text} ${styles.facts}`}>{facts.join(", ")}</p>}
      </div>
    </article>
  );
}

/** Width by height of a card's picture: its own between 4:5 and 2:1, otherwise cropped to the nearer of the two. */
export function shownRatio({ width, height }: PictureContent): number {
  return width && height ? Math.min(Math.max(width / height, TALL), LOW) : 3 / 2;
}

function shapeOf(picture: PictureContent): "own" | "tall" | "low" | undefined {
  if (!picture.width || !picture.height) return;
  const ratio = shownRatio(picture);
  if (ratio === TALL) return "tall";
  return ratio === LOW ? "low" : "own";
}
