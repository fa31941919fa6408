import { navigationTiming } from "./navigation-timing.ts";

/** When the page was shown, if script made it after the document's load event; in ms since the navigation began. */
let shownAt: number | null = null;

/** Says that the page is shown now, long after its document was loaded (shell.tsx). */
export function notePageShown(): void {
  shownAt = performance.now();
}

/**
 * Runs `action` some time after the first completed navigation: the document's load event or, if script made the page later,
 * {@link notePageShown}. Runs it at once if that time is over.
 *
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

/** In ms; a script that comes late has not all of the time left. */
function sinceCompleted(): number {
  const now = performance.now();
  return now - (shownAt ?? (navigationTiming()?.loadEventStart || now));
}
