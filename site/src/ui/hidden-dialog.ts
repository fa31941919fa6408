/** In ms; an extension may act late, and its fade is over by then. */
const LATER_MS = 1500;

/**
 * Closes an open dialog that an extension hides as an advertisement or cookie notice: a modal one would make the page
 * unusable.
 */
export function closeIfHidden(dialog: HTMLDialogElement, isLater = false): void {
  const { width, height, right, left } = dialog.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(dialog);
  // Background tabs stay at the start of the fade, as may busy phones.
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
