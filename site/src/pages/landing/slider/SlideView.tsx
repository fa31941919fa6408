import styles from "./SlideView.module.css";
import type { Slide } from "./slide.ts";

/** `active` is shown and `entering` fades in above it; `resting` ones aren't laid out, so that their pictures wait. */
export type SlideState = "active" | "entering" | "resting";

/** @param inert whether nothing in it can be reached */
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
