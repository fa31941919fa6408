import { useEffect, useRef } from "react";

/** Rest between two slides that come by themselves, in ms (spec §9, references carousel: 5000 ms timeout). */
export const AUTOPLAY_PAUSE_MS = 5000;

/** From the end of whatever held it to the next slide, in ms (spec §9, references carousel: resume after 1000 ms). */
export const RESUME_MS = 1000;

/**
 * Calls `turn` after each rest.
 *
 * @param resting no slide is under way: the rest begins
 * @param held somebody looks at the carousel, or nobody can see it: no slide comes by itself (WCAG 2.2.2)
 */
export function useAutoplay({ resting, held, turn }: { resting: boolean; held: boolean; turn: () => void }): void {
  const wasHeld = useRef(false);
  const latestTurn = useRef(turn);
  useEffect(() => {
    latestTurn.current = turn;
  });

  useEffect(() => {
    if (held) wasHeld.current = true;
    if (held || !resting) return;
    let timer = setTimeout(onTime, wasHeld.current ? RESUME_MS : AUTOPLAY_PAUSE_MS);
    function onTime() {
      wasHeld.current = false;
      // Behind a modal dialog the row stands still: focus is to return to the card that it came from.
      if (document.querySelector("dialog:modal")) timer = setTimeout(onTime, AUTOPLAY_PAUSE_MS);
      else latestTurn.current();
    }
    return () => clearTimeout(timer);
  }, [held, resting]);
}
