/** When it is looked whether an open dialog is seen, in ms after the time before: an extension may be late. */
const LOOKS_MS = [500, 2000] as const;

/**
 * Whether nobody can see an open dialog: an extension has taken it for an advertisement or a cookie notice, and hides it by
 * styles of its own. A modal one would leave a page without any use.
 */
export function isHidden(dialog: HTMLDialogElement): boolean {
  const { width, height, top, right, bottom, left } = dialog.getBoundingClientRect();
  const isOutside = right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
  const { visibility, opacity } = getComputedStyle(dialog);
  // A tab in the background stands at the fade's beginning.
  const isFaded = Number(opacity) === 0 && !document.hidden && dialog.getAnimations?.().length === 0;
  return width < 1 || height < 1 || isOutside || visibility !== "visible" || isFaded;
}

/** Closes an open dialog that is hidden later on. */
export async function closeIfHidden(dialog: HTMLDialogElement): Promise<void> {
  for (const ms of LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!dialog.open) return;
    if (isHidden(dialog)) return dialog.close();
  }
}
