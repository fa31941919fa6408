import { ButtonLink } from "../../../ui/Button.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import styles from "./SlideView.module.css";
import { type Slide, slideAnchor } from "./slides.ts";

/** `active` is shown, `entering` fades in above it, the others rest: out of the layout, so that their pictures can wait. */
export type SlideState = "active" | "entering" | "resting";

/** On a tall window the picture is cropped at its sides: a wider file than the window keeps it sharp. */
const SIZES = "(orientation: portrait) 130vw, 100vw";

/**
 * One slide: the picture as wide as the window, its words at the bottom left (spec §2, homepage slider).
 *
 * @param place from 1 to `count`
 * @param inert whether nothing in it can be reached
 */
export function SlideView({
  slide,
  place,
  count,
  state,
  inert,
}: {
  slide: Slide;
  place: number;
  count: number;
  state: SlideState;
  inert: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a set of form fields
    <div
      id={slideAnchor(slide)}
      className={styles.slide}
      data-slide-state={state}
      role="group"
      aria-roledescription="Folie"
      aria-label={`${place} von ${count}: ${slide.title}`}
      inert={inert}
    >
      <div className={styles.frame}>
        {slide.slideImage && (
          <Picture picture={slide.slideImage} sizes={SIZES} priority={place === 1} className={styles.picture} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{slide.title}</p>
        <h2 className={styles.header}>{slide.header}</h2>
        <div className={styles.more}>
          <Prose html={slide.slideContent} className={styles.content} />
          {slide.buttonText && (
            <ButtonLink className={styles.button} href={`/#${slide.name}`}>
              {slide.buttonText}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
