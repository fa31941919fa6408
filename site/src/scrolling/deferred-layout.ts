/** What the first layout leaves out (styles/base.css). */
const LATER = '[data-opened-at="top"] [data-later]';

/**
 * Lays out what the first layout has left out, one section at a time, and for good: places and scrollbar are true from
 * then on. Not behind a dialog, which has all that stands styled anew as it opens and as it closes: after it. Says on
 * the root element that it is done.
 */
export async function layOutLater(): Promise<void> {
  const dialog = document.querySelector("dialog:modal");
  if (dialog) return dialog.addEventListener("close", () => void layOutLater(), { once: true });

  const sections = document.querySelectorAll<HTMLElement>(LATER);
  if (sections.length > 0) await new Promise(requestAnimationFrame); // the first paint is ahead of it
  for (const section of sections) {
    await new Promise((resolve) => setTimeout(resolve)); // whatever the visitor does comes first
    delete section.dataset.later;
    section.getBoundingClientRect();
  }
  document.documentElement.dataset.settled = "";
}

/** Lays out the rest at once, for who is about to go to a place of which the way has to be known. */
export function layOutNow(): void {
  for (const section of document.querySelectorAll<HTMLElement>(LATER)) delete section.dataset.later;
}
