import { type RefObject, useEffect, useReducer, useState } from "react";
import { pictureReady } from "./picture-ready.ts";
import { currentSlideId, neighbour, SLIDE_CHANGE_MS, showing, sliderReducer } from "./slider-state.ts";
import { type Slide, slideAnchor } from "./slides.ts";
import { useAutoplay } from "./useAutoplay.ts";

/**
 * The slider at work: which slide is shown, which one enters, and when the next one follows (spec §4, homepage slider).
 *
 * @param strip the element that holds the slides in their order
 * @param reducedMotion whether slides change at once (reduced motion)
 * @param halted whether autoplay has to wait
 */
export function useSlider(
  slides: Slide[],
  strip: RefObject<HTMLElement | null>,
  { reducedMotion, halted }: { reducedMotion: boolean; halted: boolean },
) {
  const [state, dispatch] = useReducer(sliderReducer, showing(slides[0]?.id ?? null));
  const [running, setRunning] = useState(false);
  const ids = slides.map(({ id }) => id);
  const current = currentSlideId(state);
  const playing = running && !halted && slides.length > 1;

  // Whoever has leafed through the strip before React came stays where they are.
  useEffect(() => {
    const shown = slideInStrip(slides, strip.current);
    if (shown) dispatch({ type: "show", id: shown.id });
    setRunning(true);
  }, [slides, strip]);

  const { requestedSlideId, enteringSlideId } = state;
  useEffect(() => {
    if (requestedSlideId === null || enteringSlideId !== null) return;
    let stale = false;
    pictureReady(pictureOf(requestedSlideId)).then(() => {
      if (!stale) dispatch(reducedMotion ? { type: "show", id: requestedSlideId } : { type: "start" });
    });
    return () => {
      stale = true;
    };
  }, [requestedSlideId, enteringSlideId, reducedMotion]);

  useEffect(() => {
    if (enteringSlideId === null) return;
    const timer = setTimeout(() => dispatch({ type: "end" }), SLIDE_CHANGE_MS);
    return () => clearTimeout(timer);
  }, [enteringSlideId]);

  function select(id: string | null) {
    if (id !== null) dispatch({ type: "select", id });
  }

  useAutoplay(current, playing, {
    onPrepare: () => pictureReady(pictureOf(neighbour(ids, current, 1))),
    onNext: () => select(neighbour(ids, current, 1)),
  });

  return { state, running, playing, select, leaf: (direction: 1 | -1) => select(neighbour(ids, current, direction)) };
}

function pictureOf(id: string | null): HTMLImageElement | null {
  return id === null ? null : document.querySelector(`#${CSS.escape(slideAnchor({ id }))} img`);
}

/** The slide that the address names, to which the strip may still be scrolling, or the one it stands at. */
function slideInStrip(slides: Slide[], strip: HTMLElement | null): Slide | undefined {
  const named = slides.find((slide) => location.hash === `#${slideAnchor(slide)}`);
  return named ?? (strip ? slides[Math.round(strip.scrollLeft / strip.clientWidth)] : undefined);
}
