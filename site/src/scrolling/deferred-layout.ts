/** What the first layout leaves out (styles/base.css). */
const DEFERRED = "[data-opened-from-top] [data-deferred-layout]";

/**
 * Lays out what the first layout has left out, one section at a time, and for good: places and scrollbar are true from
 * then on. Not behind a dialog, which has all that stands styled anew as it opens and as it closes: after it. Says on
 * the root element that it is done.
 */
export async function layOutDeferred(): Promise<void> {
  const dialog = document.querySelector("dialog:modal");
  if (dialog) return dialog.addEventListener("close", () => void layOutDeferred(), { once: true });

  const sections = document.querySelectorAll<HTMLElement>(DEFERRED);
  if (sections.length > 0) await new Promise(requestAnimationFrame); // the first paint is ahead of it
  for (const section of sections) {
    await new Promise((resolve) => setTimeout(resolve)); // whatever the visitor does comes first
    delete section.dataset.deferredLayout;
    section.getBoundingClientRect();
  }
  document.documentElement.dataset.layoutComplete = "";
}

/** Lays out the rest at once, for who is about to go to a place of which the way has to be known. */
export function layOutAtOnce(): void {
  for (const section of document.querySelectorAll<HTMLElement>(DEFERRED)) delete section.dataset.deferredLayout;
}
