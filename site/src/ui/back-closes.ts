import { isFramed } from "./framed.ts";

/** In a history entry's state: something lay over the page. */
type Over = { over?: true };

const isOver = () => ((history.state ?? {}) as Over).over === true;

/** Closes what lies over the page; null while nothing does. */
let closeTop: (() => void) | null = null;

/** Whether the entry is being left, which takes the browser a moment: something else may be opened meanwhile. */
let leaving = false;

/**
 * 'Back' closes what a visitor has opened over the page, as on a phone its gesture does: it has a history entry of its own,
 * which is left in either direction. Once per document.
 */
export function startBackCloses(): void {
  addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      if (closeTop) addEntry();
      return;
    }
    const close = closeTop;
    closeTop = null;
    if (close) close();
    else leaveEntry(); // 'forward'
  });
  leaveEntry(); // a reload closes it too
  // The events do not bubble. Consent is no dialog that one opens and leaves: only its buttons close it.
  document.addEventListener("toggle", noteOpening, { capture: true });
}

function noteOpening(event: Event): void {
  const { target: dialog, newState } = event as ToggleEvent;
  if (!(dialog instanceof HTMLDialogElement) || newState !== "open" || !dialog.open) return;
  if (dialog.getAttribute("closedby") !== "any") return;
  const closed = openedOver(() => dialog.close());
  dialog.addEventListener("close", closed, { once: true });
}

/**
 * Gives what was opened over the page a history entry.
 *
 * @param close called when the visitor goes back
 * @returns to be called when it was closed in any other way
 */
export function openedOver(close: () => void): () => void {
  if (isFramed() || closeTop) return () => {}; // the admin's history is its own
  closeTop = close;
  if (!leaving) addEntry();
  return () => {
    if (closeTop !== close) return;
    closeTop = null;
    leaveEntry();
  };
}

/**
 * Forgets what lies over the page, because a link in it was chosen.
 *
 * @returns whether what the link leads to takes the place of its history entry
 */
export function takeEntryOver(): boolean {
  closeTop = null;
  return isOver();
}

function addEntry(): void {
  history.pushState({ ...history.state, over: true } satisfies Over, "");
}

function leaveEntry(): void {
  if (leaving || !isOver()) return;
  leaving = true;
  history.back();
}
