import { type RefObject, useEffect } from "react";

/**
 * Loads the pictures of the cards that come next on either side while the carousel rests in the window: the row is clipped
 * there, and a lazy picture would be fetched only when its card is on the way.
 *
 * @param first the card at the row's left end
 * @param inView how many cards are in view; null until React has taken over
 */
export function usePicturesAhead(track: RefObject<HTMLElement | null>, first: number, inView: number | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another first card others come next
  useEffect(() => {
    const row = track.current;
    if (!row || inView === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      for (const card of [row.children[inView], row.lastElementChild]) {
        const picture = card?.querySelector("img");
        if (picture) picture.loading = "eager";
      }
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [track, first, inView]);
}
