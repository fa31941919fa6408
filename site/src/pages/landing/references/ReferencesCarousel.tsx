import { useCallback, useLayoutEffect, useReducer, useRef, useState } from "react";
import { spoken } from "../../../content/spoken.ts";
import { useAutoplay } from "../../../ui/useAutoplay.ts";
import { usePause } from "../../../ui/usePause.ts";
import { CarouselArrows, CarouselPause } from "./CarouselControls.tsx";
import type { Card } from "./card.ts";
import { AT_REST, AUTOPLAY_INTERVAL_MS, AUTOPLAY_RESUME_MS, carouselOf, rowOf, type Slide } from "./carousel.ts";
import styles from "./ReferencesCarousel.module.css";
import { useCardsInView } from "./useCardsInView.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { usePicturesAhead } from "./usePicturesAhead.ts";
import { useSlideAnimation } from "./useSlideAnimation.ts";

/**
 * Carousel of references (spec §2 and §9): 1, 2 or 3 cards in view from 0, 600 and 1000 px. As HTML it is a row with
 * scroll snapping. Once React runs (`data-live`) it moves automatically and by arrows, and cards out of view are inert.
 */
export function ReferencesCarousel({ cards }: { cards: Card[] }) {
  const count = cards.length;
  const [carousel, dispatch] = useReducer(carouselOf(count), AT_REST);
  const [stopped, setStopped] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const arrows = useRef<HTMLDivElement>(null);
  const inView = useCardsInView(track);
  const live = inView !== null;
  usePicturesAhead(track, carousel.first, inView);
  const pause = usePause({ byAnyFocus: true });
  const focusInCards = useFocusKept(arrows);
  const row = rowOf(cards, carousel.first);
  const paused = pause.paused || stopped || !live || count <= inView;
  const start = (slide: Slide) => dispatch({ type: "start", slide });

  // Kept until the next slide: with reduced motion a slide ends before a screen reader has read it (WCAG 4.1.3).
  const [said, setSaid] = useState("");
  const { slide } = carousel;
  const news = slide?.cause === "arrow" ? `Es folgt: ${arrivingTitle(row, slide, inView ?? 1)}` : "";
  if (slide && news !== said) setSaid(news);

  // If a visitor scrolled the row before hydration, it stays at that card.
  useLayoutEffect(() => {
    const card = track.current?.firstElementChild?.getBoundingClientRect().width;
    if (view.current && card) dispatch({ type: "showAt", first: Math.round(view.current.scrollLeft / card) });
  }, []);

  useSlideAnimation(
    track,
    carousel.slide,
    useCallback(() => dispatch({ type: "end" }), []),
  );
  useAutoplay({
    step: carousel.slide === null ? carousel.first : null,
    paused,
    intervalMs: AUTOPLAY_INTERVAL_MS,
    resumeMs: AUTOPLAY_RESUME_MS,
    onNext: () => start({ direction: "next", cause: "autoplay" }),
  });

  return (
    <section
      className={styles.carousel}
      data-cards={count}
      data-live={live || undefined}
      data-paused={paused || undefined}
      data-sliding={carousel.slide?.direction}
      aria-roledescription="Karussell"
      aria-label="Auswahl der Referenzen"
    >
      {/* Before the moving content, so that the keyboard reaches it first (WCAG 2.2.2). */}
      <CarouselPause paused={stopped} onPause={() => setStopped(!stopped)} />
      <div ref={view} className={styles.view} {...pause.handlers}>
        <ul ref={track} className={styles.track} data-track="" {...focusInCards}>
          {row.map(({ place, content }, index) => (
            <li
              key={place}
              className={styles.item}
              inert={live && !isReachable(index, inView, carousel.slide)}
              aria-setsize={count}
              aria-posinset={place}
              {...content}
            />
          ))}
        </ul>
      </div>
      <CarouselArrows
        ref={arrows}
        pauseHandlers={pause.handlers}
        onArrow={(direction) => start({ direction, cause: "arrow" })}
      />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

/** A leaving card is inert from the start of its slide, so that it doesn't take the focus with it (WCAG 2.4.3). */
function isReachable(index: number, inView: number, slide: Slide | null): boolean {
  return index < inView && !(index === 0 && slide?.direction === "next");
}

function arrivingTitle(row: Card[], { direction }: Slide, inView: number): string {
  return spoken(row[direction === "next" ? inView : 0]?.title ?? "");
}
