import { type PointerEvent, useRef } from "react";

/** Minimum distance of a swipe, in px. */
const SWIPE_DISTANCE_PX = 48;

/**
 * Direction of a swipe.
 * @param x px to the right, y px down
 * @returns 1 for the next slide, -1 for the previous, null if the finger scrolled the page or hardly moved
 */
export function swipeDirection(x: number, y: number): 1 | -1 | null {
  if (Math.abs(x) < SWIPE_DISTANCE_PX || Math.abs(x) <= Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** Touch handlers. The element's CSS has to leave sideways movement to script (touch-action). */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "touch" && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !event.isPrimary) return;
      const direction = swipeDirection(event.clientX - start.current.x, event.clientY - start.current.y);
      start.current = null;
      if (direction) onSwipe(direction);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
