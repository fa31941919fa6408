/** Value of `data-deferred-layout` for a section that isn't laid out while a dialog is open. */
const BEHIND_DIALOG = "behind-dialog";

/** Sections that aren't laid out (styles/base.css): since the first layout, or while a dialog is open. */
const DEFERRED = `[data-opened-from-top] [data-deferred-layout], [data-deferred-layout="${BEHIND_DIALOG}"]`;

/**
 * Lays out the sections that the first layout skipped, one at a time. Then positions and scrollbar are right, and
 * `data-layout-complete` is set on the root element. Waits until modal dialogs are closed, because opening and closing
 * one restyles the whole page.
 */
export async function layOutDeferred(): Promise<void> {
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return dialog.addEventListener("close", () => void layOutDeferred(), { once: true });

  const sections = document.querySelectorAll<HTMLElement>(DEFERRED);
  if (sections.length > 0) await new Promise(requestAnimationFrame);
  for (const section of sections) {
    await new Promise((resolve) => setTimeout(resolve)); // input comes first
    delete section.dataset.deferredLayout;
    section.getBoundingClientRect();
  }
  document.documentElement.dataset.layoutComplete = "";
}

/** Lays out the remaining sections immediately, before scrolling to an anchor, which needs their final heights. */
export function layOutAtOnce(): void {
  for (const section of document.querySelectorAll<HTMLElement>(DEFERRED)) delete section.dataset.deferredLayout;
}

/**
 * Skips the layout of sections out of view while a modal dialog is open: it makes the page inert, which restyles every
 * laid-out element, as does closing it. The browser remembers the heights. Once per document.
 */
export function leaveOutBehindDialogs(): void {
  // Before the dialog opens. The event doesn't bubble.
  document.addEventListener("beforetoggle", leaveOutBehind, { capture: true });
}

function leaveOutBehind({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState !== "open" || document.querySelector("dialog[open]")) return;
  for (const section of [...document.querySelectorAll<HTMLElement>("main > section")].filter(isOutOfUse)) {
    section.dataset.deferredLayout = BEHIND_DIALOG;
  }
  target.addEventListener("close", () => void layOutDeferred(), { once: true });
}

/** Whether a section is out of view, and doesn't contain the element that gets the focus back. */
function isOutOfUse(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return (bottom <= 0 || top >= innerHeight) && !section.contains(document.activeElement);
}
