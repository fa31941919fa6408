import { useEffect, useRef } from "react";
import { SLIDER_AUTOPLAY_MS } from "./slider-state.ts";

/** The next slide's picture is fetched this long before its turn, in ms. */
const PREPARE_MS = 5000;

/**
 * Calls `onNext` when the time of the current slide is over. While it does not play, the time stands still, as the line
 * above the thumbnail does.
 *
 * @param currentSlideId its time begins anew whenever this changes
 * @param onPrepare called a while before `onNext`
 */
export function useAutoplay(
  currentSlideId: string | null,
  playing: boolean,
  { onPrepare, onNext }: { onPrepare: () => void; onNext: () => void },
): void {
  const left = useRef(SLIDER_AUTOPLAY_MS);
  const handlers = useRef({ onPrepare, onNext });
  useEffect(() => {
    handlers.current = { onPrepare, onNext };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide is what begins the time anew
  useEffect(() => {
    left.current = SLIDER_AUTOPLAY_MS;
  }, [currentSlideId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide is what begins the time anew
  useEffect(() => {
    if (!playing) return;
    const begun = performance.now();
    const prepare = setTimeout(() => handlers.current.onPrepare(), left.current - PREPARE_MS);
    const next = setTimeout(() => handlers.current.onNext(), left.current);
    return () => {
      clearTimeout(prepare);
      clearTimeout(next);
      left.current -= performance.now() - begun;
    };
  }, [currentSlideId, playing]);
}
