import { useEffect, useRef, useState } from "react";
import { Sign } from "../../../ui/Icon.tsx";
import styles from "./Slider.module.css";
import { SlideView } from "./SlideView.tsx";
import { type Slide, slideAnchor } from "./slides.ts";
import { Thumbnails } from "./Thumbnails.tsx";

/**
 * Homepage slider (spec §2 and §4). As HTML it is a strip that scrolls sideways, its thumbnails links into it. Once React
 * runs (`data-running`) the slides lie upon each other and fade; the texts hide from a slide's start to its end.
 */
export function Slider({ slides }: { slides: Slide[] }) {
  const [activeSlideId, setActiveSlideId] = useState(slides[0]?.id ?? null);
  const [nextSlideId, setNextSlideId] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [paused, setPaused] = useState(false);
  const transitioning = nextSlideId !== null;

  const strip = useRef<HTMLUListElement>(null);

  // Whoever has leafed through the strip before React came stays where they are.
  useEffect(() => {
    const shown = slideInStrip(slides, strip.current);
    if (shown) setActiveSlideId(shown.id);
    setRunning(true);
  }, [slides]);

  function select(id: string) {
    if (id !== activeSlideId) setNextSlideId(id);
  }

  function endSlide(id: string) {
    if (id !== nextSlideId) return;
    setActiveSlideId(id);
    setNextSlideId(null);
  }

  if (slides.length === 0) return <div id="home" />;
  return (
    <section
      id="home"
      className={styles.slider}
      data-tone="ink"
      data-running={running || undefined}
      data-paused={paused || undefined}
      data-transitioning={transitioning || undefined}
      aria-roledescription="Diaschau"
      aria-label="Unsere Leistungen"
    >
      <ul ref={strip} className={styles.strip}>
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            first={index === 0}
            state={slide.id === activeSlideId ? "active" : slide.id === nextSlideId ? "entering" : "resting"}
            hidden={running && slide.id !== activeSlideId && slide.id !== nextSlideId}
            onEntered={() => endSlide(slide.id)}
          />
        ))}
      </ul>
      {running && slides.length > 1 && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          <Sign name={paused ? "play" : "pause"} />
          <span className="visually-hidden">{paused ? "Diaschau fortsetzen" : "Diaschau anhalten"}</span>
        </button>
      )}
      {slides.length > 1 && (
        <Thumbnails slides={slides} activeSlideId={transitioning ? null : activeSlideId} onSelect={select} />
      )}
    </section>
  );
}

/** The slide that the address names, to which the strip may still be scrolling, or the one it stands at. */
function slideInStrip(slides: Slide[], strip: HTMLUListElement | null): Slide | undefined {
  const named = slides.find((slide) => location.hash === `#${slideAnchor(slide)}`);
  return named ?? (strip ? slides[Math.round(strip.scrollLeft / strip.clientWidth)] : undefined);
}
