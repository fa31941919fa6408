import { ButtonLink } from "../../../ui/Button.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import styles from "./SlideView.module.css";
import { type Slide, slideAnchor } from "./slides.ts";

/** `active` is shown, `entering` fades in above it, the others rest. */
export type SlideState = "active" | "entering" | "resting";

/** On a tall window the picture is cropped at its sides: a wider file than the window keeps it sharp. */
const SIZES = "(orientation: portrait) 130vw, 100vw";

/** One slide: the picture as wide as the window, its words at the bottom left (spec §2, homepage slider). */
export function SlideView({
  slide,
  first,
  state,
  hidden,
  onEntered,
}: {
  slide: Slide;
  first: boolean;
  state: SlideState;
  hidden: boolean;
  onEntered: () => void;
}) {
  return (
    <li
      id={slideAnchor(slide)}
      className={styles.slide}
      data-slide-state={state}
      inert={hidden}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) onEntered();
      }}
    >
      <div className={styles.frame}>
        {slide.slideImage && (
          <Picture picture={slide.slideImage} sizes={SIZES} priority={first} className={styles.picture} />
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
    </li>
  );
}
