"use client";

import { type ReactNode, useEffect } from "react";

/** The element that had the focus before a menu took it. */
let outsideMenus: HTMLElement | null = null;

function noteFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest(".popup__content")) outsideMenus = target;
}

/** Closes an entry's drawer like its ×, which asks before changes are lost. */
function closeDrawer(event: Event): void {
  const top = document.querySelector("dialog.payload__modal-item:last-of-type");
  const button = top?.querySelector<HTMLElement>(".doc-drawer__header-close");
  if (!button) return;
  event.stopPropagation();
  button.click();
}

/** Escape closes one thing at a time: our own dialog, an open list or calendar, then the drawer. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
  // Payload's dialogs listen on the document.
  if (document.querySelector(".rs__menu, .react-datepicker"))
    document.body.addEventListener("keydown", (same) => same.stopPropagation(), { once: true });
  else closeDrawer(event);
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.matches(".drawer__close")) closeDrawer(event);
  // A closing dialog returns the focus to where it was: the menu's button, as its items are hidden by then.
  if (event.target.closest(".popup-button-list__button")) outsideMenus?.focus({ preventScroll: true });
}

/** Keeps an editor's text and the focus when Payload's dialogs close. */
export function PayloadDialogs({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.addEventListener("focusin", noteFocus);
    window.addEventListener("keydown", onKeyDown, true); // before the focus is let out of the drawer
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("focusin", noteFocus);
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("click", onClick, true);
    };
  }, []);
  return children;
}
