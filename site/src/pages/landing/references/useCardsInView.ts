import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Number of cards in view, which the style sheet decides (`--in-view`; spec §9, carousel items).
 * @returns null until hydration
 */
export function useCardsInView(track: RefObject<HTMLElement | null>): number | null {
  const [cards, setCards] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    const read = () => setCards(Number(getComputedStyle(element).getPropertyValue("--in-view")));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track]);
  return cards;
}
