"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far below or above the view an element is still treated as seen: about one turn of a mouse's wheel. */
const NEAR = "200px";

/**
 * Whether it is an element's turn to do its expensive work: at once where it is in view, and otherwise when the browser has
 * nothing else to do. A form with many texts is ready as soon as those on the screen are.
 */
export function useTurn(element: RefObject<Element | null>): boolean {
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
