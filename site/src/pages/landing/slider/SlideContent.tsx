import type { Service } from "../../../content/domain.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import styles from "./SlideView.module.css";

/** On a tall window the picture is cropped at its sides: a wider file than the window keeps it sharp. */
const SIZES = "(orientation: portrait) 130vw, 100vw";

/**
 * What stands on a slide: the picture as wide as the window, its words at the bottom left (spec §2, homepage slider). Without
 * a headline, as foreign content may be, the title stands in its place.
 *
 * @param priority whether it is the page's first impression
 */
export function SlideContent({ service, priority }: { service: Service; priority: boolean }) {
  const { name, title, header, slideContent, slideImage, buttonText } = service;
  return (
    <>
      <div className={styles.frame}>
        {slideImage && <Picture picture={slideImage} sizes={SIZES} priority={priority} className={styles.picture} />}
      </div>
      <div className={styles.words}>
        {header && <p className={styles.title}>{title}</p>}
        <h2 className={styles.header}>{header || title}</h2>
        <div className={styles.more}>
          <Prose html={slideContent} className={styles.content} />
          {buttonText && (
            <ButtonLink className={styles.button} href={`/#${name}`}>
              {buttonText}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}
