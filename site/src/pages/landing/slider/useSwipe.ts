import { type PointerEvent, useRef } from "react";

/** Shortest distance of a swipe, in px. */
const SWIPE_DISTANCE_PX = 48;

/**
 * Which slide a swipe asks for.
 *
 * @param x px to the right, y px down
 * @returns 1 for the next, -1 for the one before, null if the finger scrolled the page or hardly moved
 */
export function swipeDirection(x: number, y: number): 1 | -1 | null {
  if (Math.abs(x) < SWIPE_DISTANCE_PX || Math.abs(x) <= Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** Handlers for an element that is swiped by touch. Its CSS has to leave sideways movement to script (touch-action). */
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
