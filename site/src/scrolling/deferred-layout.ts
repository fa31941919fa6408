/** Value of `data-deferred-layout` for a section that is left out because a dialog lies over the page. */
const BEHIND_DIALOG = "behind-dialog";

/** Sections that are left out (styles/base.css): from the first layout, or while a dialog is open. */
const DEFERRED = `[data-opened-from-top] [data-deferred-layout], [data-deferred-layout="${BEHIND_DIALOG}"]`;

/**
 * Lays out the sections that the first layout left out, one at a time. From then on positions and scrollbar are right, and
 * `data-layout-complete` on the root element says so. It waits until a modal dialog has closed, because opening and
 * closing one makes the browser style the whole page again.
 */
export async function layOutDeferred(): Promise<void> {
  const dialog = document.querySelector("dialog[open]");
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

/**
 * Leaves out sections that are out of view while a modal dialog is open: it makes the page inert, which styles every
 * element that is laid out anew, and so does its end. The browser remembers the heights. Once per document.
 */
export function leaveOutBehindDialogs(): void {
  // Before the dialog opens. The event does not bubble.
  document.addEventListener("beforetoggle", leaveOutBehind, { capture: true });
}

function leaveOutBehind({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState !== "open" || document.querySelector("dialog[open]")) return;
  for (const section of [...document.querySelectorAll<HTMLElement>("main > section")].filter(isOutOfUse)) {
    section.dataset.deferredLayout = BEHIND_DIALOG;
  }
  target.addEventListener("close", () => void layOutDeferred(), { once: true });
}

/** Whether a section is out of view, and does not hold the element that gets the focus back. */
function isOutOfUse(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return (bottom <= 0 || top >= innerHeight) && !section.contains(document.activeElement);
}
