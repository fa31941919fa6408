import { type RefObject, useEffect, useReducer, useState } from "react";
import { useAutoplay } from "../../../ui/useAutoplay.ts";
import { pictureReady } from "./picture-ready.ts";
import type { Slide } from "./slide.ts";
import {
  currentSlideId,
  neighbour,
  SLIDE_CHANGE_MS,
  SLIDER_AUTOPLAY_MS,
  showing,
  sliderReducer,
} from "./slider-state.ts";

/** The next slide's picture is fetched this long before it starts. */
const PREPARE_MS = 5000;

/**
 * State of a running slider: the slide shown, the one entering, and when the next one follows (spec §4, homepage
 * slider).
 * @param strip contains the slides in their order
 * @param shownMs how long the first slide has been shown already, in ms
 * @param reducedMotion whether slides change instantly
 * @param paused whether autoplay waits
 */
export function useSlider(
  slides: Slide[],
  strip: RefObject<HTMLElement | null>,
  { shownMs, reducedMotion, paused }: { shownMs: number; reducedMotion: boolean; paused: boolean },
) {
  const [state, dispatch] = useReducer(sliderReducer, showing(slides[0]?.id ?? null));
  const [running, setRunning] = useState(false);
  const ids = slides.map(({ id }) => id);
  const current = currentSlideId(state);
  const playing = running && !paused && slides.length > 1;

  // If a visitor scrolled the strip before hydration, it stays at that slide.
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

  useAutoplay({
    step: current,
    paused: !playing,
    intervalMs: SLIDER_AUTOPLAY_MS,
    passedMs: Math.min(shownMs, SLIDER_AUTOPLAY_MS - PREPARE_MS),
    prepareMs: PREPARE_MS,
    onPrepare: () => pictureReady(pictureOf(neighbour(ids, current, 1))),
    onNext: () => select(neighbour(ids, current, 1)),
  });

  return { state, running, playing, select, step: (direction: 1 | -1) => select(neighbour(ids, current, direction)) };
}

function pictureOf(id: string | null): HTMLImageElement | null {
  return id === null ? null : (document.getElementById(id)?.querySelector("img") ?? null);
}

/** The slide in the URL's fragment, to which the strip may still be scrolling, or the one in view. */
function slideInStrip(slides: Slide[], strip: HTMLElement | null): Slide | undefined {
  const named = slides.find((slide) => location.hash === `#${slide.id}`);
  return named ?? (strip ? slides[Math.round(strip.scrollLeft / strip.clientWidth)] : undefined);
}
