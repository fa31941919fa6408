import type { Service } from "../../../content/domain.ts";
import { headlineData } from "../../../content/headline.ts";
import { PROJECTS_PATH } from "../../../content/routes.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { NEXT } from "../../../ui/drawings/next.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import styles from "./SlideView.module.css";

/** In portrait orientation the picture is about as tall as the window is wide, and cropped at its sides. */
const WIDTHS = { phone: 130, isPhone: "orientation: portrait", others: "100vw" };

/**
 * Content of a slide: a picture as wide as the window, with text at the bottom left (spec §2, homepage slider). Without
 * a headline (possible in foreign content) the title replaces it.
 * @param hasWork whether a second link leads to the projects
 * @param priority whether it is in the first view
 */
export function SlideContent({
  service,
  hasWork,
  priority,
}: {
  service: Service;
  hasWork: boolean;
  priority: boolean;
}) {
  const { name, title, header, slideContent, slideImage, buttonText } = service;
  return (
    <>
      <div className={styles.frame}>
        {slideImage && <Picture picture={slideImage} widths={WIDTHS} priority={priority} className={styles.picture} />}
      </div>
      <div className={styles.words}>
        {header && <p className={styles.title}>{title}</p>}
        <h2 className={styles.header} {...headlineData(header || title)}>
          {header || title}
        </h2>
        <Prose html={slideContent} className={styles.content} />
        <div className={styles.ways}>
          {buttonText && (
            <ButtonLink className={styles.button} href={`/#${name}`}>
              {buttonText}
            </ButtonLink>
          )}
          {hasWork && (
            <a className={styles.work} href={PROJECTS_PATH}>
              Projekte ansehen
              <Icon drawing={NEXT} />
            </a>
          )}
        </div>
      </div>
    </>
  );
}
