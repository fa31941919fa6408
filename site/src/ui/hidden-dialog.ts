/** When it is looked again whether an open dialog is seen, in ms: an extension may be late, and its fade is over. */
const LATER_MS = 1500;

/**
 * Closes an open dialog that nobody can see: an extension has taken it for an advertisement or a cookie notice, and hides it
 * by styles of its own. A modal one would leave a page without any use.
 */
export function closeIfHidden(dialog: HTMLDialogElement, isLater = false): void {
  const { width, height, right, left } = dialog.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(dialog);
  // A tab in the background stands at the fade's beginning, and so may a phone that is busy.
  const isFading = document.hidden || dialog.getAnimations().length > 0;
  if (
    !width ||
    !height ||
    right < 0 ||
    left > document.documentElement.clientWidth ||
    visibility === "hidden" ||
    (isLater && !isFading && opacity === "0")
  )
    dialog.close();
  else if (!isLater || isFading) {
    const timer = setTimeout(() => closeIfHidden(dialog, true), LATER_MS);
    dialog.addEventListener("close", () => clearTimeout(timer), { once: true });
  }
}
