"use client";

import { type RefObject, useEffect, useState } from "react";

/** Margin around the viewport within which an element counts as visible: about one turn of a mouse wheel. */
const NEAR = "200px";

/**
 * Delays expensive work of an element: visible ones start at once, others when the browser is idle. A form with many
 * texts is ready once the visible ones are.
 */
export function useWhenIdle(element: RefObject<Element | null>): boolean {
  const [isItsTurn, setItsTurn] = useState(false);

  useEffect(() => {
    if (isItsTurn || !element.current) return;
    const take = () => setItsTurn(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) take();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    // Safari has no requestIdleCallback.
    const idle = window.requestIdleCallback?.(take) ?? 0;
    const timer = idle ? 0 : window.setTimeout(take, 1000);
    return () => {
      observer.disconnect();
      window.cancelIdleCallback?.(idle);
      window.clearTimeout(timer);
    };
  }, [element, isItsTurn]);
  return isItsTurn;
}
