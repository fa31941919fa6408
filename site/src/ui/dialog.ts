import type { DialogResult } from "./Dialog.tsx";
import { installDialogFallbacks } from "./dialog-fallbacks.ts";
import { closeIfHidden } from "./hidden-dialog.ts";
import { nextPaint } from "./next-paint.ts";
import { watchScrollbar } from "./scroll-lock.ts";

const DISMISS: DialogResult = "dismiss";

export function startDialogs(): void {
  installDialogFallbacks();
  watchScrollbar();
  // The events don't bubble. Consent isn't an overlay: only its buttons close it.
  document.addEventListener("toggle", letBackClose, { capture: true });
  if (history.state?.over) history.back(); // a reload has closed the overlay

  // Doesn't bubble. Escape and a click outside set no value (spec §4).
  document.addEventListener("close", noteDismissal, { capture: true });
}

function letBackClose({ target }: Event): void {
  if (target instanceof HTMLDialogElement && target.matches("[open][closedby=any]"))
    void import("./back-closes.ts").then(({ dialogOpened }) => dialogOpened(target));
}

function noteDismissal({ target }: Event): void {
  if (target instanceof HTMLDialogElement) target.returnValue ||= DISMISS;
}

/**
 * Opens a dialog (Dialog.tsx). Focuses the element with `data-initial-focus`, or the first control.
 * @param opener gets the focus back when the dialog closes
 * @returns whether it is visible; one hidden by an extension is closed, or the page would be unusable
 */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement | null): boolean {
  opener?.focus({ preventScroll: true }); // Safari doesn't focus a clicked link
  dialog.returnValue = "";
  if (!dialog.open) dialog.showModal();
  closeIfHidden(dialog);
  dialog.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
  return dialog.open;
}

/**
 * Opens a dialog after the link's pressed state is painted: a slow phone takes a tenth of a second to restyle the page.
 * If the dialog is hidden, the link is followed.
 */
export async function openDialogOnPress(dialog: HTMLDialogElement, opener: HTMLAnchorElement): Promise<void> {
  await nextPaint();
  if (!openDialog(dialog, opener)) location.assign(opener.href);
}

export function fillDialog(dialog: HTMLDialogElement, title: string, ...content: (Node | string)[]): void {
  const heading = dialog.querySelector("h2");
  if (heading) heading.textContent = title;
  const body = dialog.querySelector("[data-dialog-body]");
  body?.replaceChildren(...content);
  body?.scrollTo(0, 0);
}

export function dialogById(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}
