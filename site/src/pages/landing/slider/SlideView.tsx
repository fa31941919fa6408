import styles from "./SlideView.module.css";
import type { Slide } from "./slide.ts";

/** `active` is shown, `entering` fades in above it, the others rest: out of the layout, so that their pictures can wait. */
export type SlideState = "active" | "entering" | "resting";

/**
 * One slide; its content is SlideContent.tsx.
 *
 * @param inert whether nothing in it can be reached
 */
export function SlideView({ slide, state, inert }: { slide: Slide; state: SlideState; inert: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a set of form fields
    <div
      id={slide.id}
      className={styles.slide}
      data-slide-state={state}
      role="group"
      aria-roledescription="Folie"
      aria-label={slide.label}
      inert={inert}
      {...slide.content}
    />
  );
}
