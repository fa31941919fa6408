import { navigationTiming } from "./navigation-timing.ts";

/** When script showed the page after the document's load event; in ms since the navigation began. */
let shownAt: number | null = null;

/** Records that the page is shown now, long after the document has loaded (shell.tsx). */
export function markPageShown(): void {
  shownAt = performance.now();
}

/**
 * Runs `action` after a delay from the first completed navigation: the document's load event or, if script renders the
 * page later, {@link markPageShown}. Runs it immediately if the delay has passed.
 * @param delay in ms
 * @returns a function that cancels it
 */
export function afterLoad(delay: number, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(action, delay - sinceCompleted());
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}

/** In ms. */
function sinceCompleted(): number {
  const now = performance.now();
  return now - (shownAt ?? (navigationTiming()?.loadEventStart || now));
}
