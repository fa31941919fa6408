import { useRef, useState } from "react";
import { REDUCED_MOTION } from "../../../ui/reduced-motion.ts";
import { useMediaQuery } from "../../../ui/useMediaQuery.ts";
import { usePause } from "../../../ui/usePause.ts";
import { PauseButton } from "./PauseButton.tsx";
import styles from "./Slider.module.css";
import { SlideView } from "./SlideView.tsx";
import type { Slide } from "./slide.ts";
import { activeThumbnailId, currentSlideId, isTransitioning } from "./slider-state.ts";
import { Thumbnails } from "./Thumbnails.tsx";
import { useSlider } from "./useSlider.ts";
import { useSwipe } from "./useSwipe.ts";

/**
 * Homepage slider (spec §2 and §4). As HTML it is a strip that scrolls sideways, with thumbnails linking into it. Once
 * React runs (`data-running`) the slides are stacked and fade; texts are hidden from a slide's start to its end.
 * For screen readers it is a carousel (WAI-ARIA Authoring Practices) that announces changes only while autoplay is
 * paused. It pauses while a visitor uses it, and stops for good at the pause button (WCAG 2.2.2).
 * @param shownMs how long the first slide has been shown before hydration, in ms
 */
export function Slider({ slides, shownMs = 0 }: { slides: Slide[]; shownMs?: number }) {
  const strip = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const pause = usePause();
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const { state, running, playing, select, step } = useSlider(slides, strip, {
    shownMs,
    reducedMotion,
    paused: stopped || pause.paused,
  });
  const swipe = useSwipe(step);

  return (
    <section
      id="home"
      className={styles.slider}
      data-tone="ink"
      data-running={running || undefined}
      data-playing={playing || undefined}
      data-transitioning={isTransitioning(state) || undefined}
      aria-roledescription="Karussell"
      aria-label="Unsere Leistungen"
      {...pause.handlers}
    >
      {running && slides.length > 1 && !reducedMotion && (
        <PauseButton paused={stopped} onToggle={() => setStopped(!stopped)} className={styles.pause} />
      )}
      <div ref={strip} className={styles.strip} aria-live={running && !playing ? "polite" : "off"} {...swipe}>
        {slides.map((slide) => (
          <SlideView
            key={slide.id}
            slide={slide}
            state={
              slide.id === state.activeSlideId ? "active" : slide.id === state.enteringSlideId ? "entering" : "resting"
            }
            // The leaving slide is inert from the start, so that it doesn't take the focus with it (WCAG 2.4.3).
            inert={running && (isTransitioning(state) || slide.id !== state.activeSlideId)}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <Thumbnails
          slides={slides}
          activeSlideId={activeThumbnailId(state)}
          currentSlideId={currentSlideId(state)}
          onSelect={select}
        />
      )}
    </section>
  );
}
