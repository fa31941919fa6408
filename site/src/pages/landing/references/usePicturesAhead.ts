import { type RefObject, useEffect } from "react";

/**
 * Preloads the pictures of the next cards on either side while the carousel is in view: the row is clipped, so a lazy
 * picture would load only when its card is already moving.
 * @param first index of the leftmost card
 * @param inView number of cards in view; null until hydration
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
