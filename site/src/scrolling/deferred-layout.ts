/** Sections that the first layout leaves out (styles/base.css). */
const DEFERRED = "[data-opened-from-top] [data-deferred-layout]";

/**
 * Lays out the sections that the first layout left out, one at a time. From then on positions and scrollbar are right, and
 * `data-layout-complete` on the root element says so. It waits until a modal dialog has closed, because opening and
 * closing one makes the browser style the whole page again.
 */
export async function layOutDeferred(): Promise<void> {
  const dialog = document.querySelector("dialog:modal");
  if (dialog) return dialog.addEventListener("close", () => void layOutDeferred(), { once: true });

  const sections = document.querySelectorAll<HTMLElement>(DEFERRED);
  if (sections.length > 0) await new Promise(requestAnimationFrame); // the first paint is ahead of it
  for (const section of sections) {
    await new Promise((resolve) => setTimeout(resolve)); // input comes first
    delete section.dataset.deferredLayout;
    section.getBoundingClientRect();
  }
  document.documentElement.dataset.layoutComplete = "";
}

/** Lays out the remaining sections at once. Used before scrolling to an anchor, which needs their final heights. */
export function layOutAtOnce(): void {
  for (const section of document.querySelectorAll<HTMLElement>(DEFERRED)) delete section.dataset.deferredLayout;
}
