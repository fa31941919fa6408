/**
 * 'Back' closes what a visitor has opened over the page, as on a phone its gesture does: it has a history entry of its own,
 * which is left in either direction. Loaded when something is opened. A link that is chosen there takes the entry's place:
 * it clears its state; one to the same place does not.
 */

import { isFramed } from "./framed.ts";
import { nextPaint } from "./next-paint.ts";
import { plainClickOn } from "./plain-click.ts";

/** In a history entry's state: something lay over the page. */
type Over = { over?: true };

const isOver = () => ((history.state ?? {}) as Over).over === true;

/** Closes what lies over the page; null while nothing does. */
let closeTop: (() => void) | null = null;

/** Whether the entry is being left, which takes the browser a moment: something else may be opened meanwhile. */
let leaving = false;

/** The element that had the focus when that began. */
let left: Element | null = null;

addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    if (closeTop) addEntry();
  } else {
    const close = closeTop;
    closeTop = null;
    if (close) close();
    else leaveEntry(); // 'forward'
  }
  void keepFocus();
});

// A link to the place where the visitor is would be in the history twice: it is followed from the entry below.
addEventListener(
  "click",
  (event) => {
    const link = isOver() ? plainClickOn<HTMLAnchorElement>(event, "a[href]:not([target], [download])") : null;
    if (link?.href !== location.href) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    addEventListener("popstate", () => link.click(), { once: true });
    history.back();
  },
  true,
);

/** How late a browser may scroll on its way back on a busy machine, in ms. */
const LATE_MS = 5000;

/**
 * Where the address names a place of the page, browsers take the focus away on the way to it, although it is there already, and
 * scroll there: anyone who has gone on by keyboard meanwhile is shown where they are.
 */
async function keepFocus(): Promise<void> {
  const focused = document.activeElement;
  await nextPaint();
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  if (left) keepInView(left);
  left = null;
}

/** Keeps the focus in view once it has left an element, until the visitor scrolls in another way than by Tab. */
function keepInView(opener: Element): void {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  const show = () => {
    const focused = document.activeElement;
    if (focused !== opener && focused !== document.body) focused?.scrollIntoView({ block: "nearest" });
  };
  show();
  addEventListener("scroll", show, { signal });
  for (const type of ["wheel", "touchmove", "pointerdown"]) addEventListener(type, end, { signal, passive: true });
  addEventListener("keydown", ({ key }) => key !== "Tab" && key !== "Shift" && end(), { signal });
  setTimeout(end, LATE_MS);
}

/** Gives an open dialog its history entry. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.addEventListener(
    "close",
    openedOver(() => dialog.close()),
    { once: true },
  );
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

function addEntry(): void {
  history.pushState({ ...history.state, over: true } satisfies Over, "");
}

function leaveEntry(): void {
  if (leaving || !isOver()) return;
  leaving = true;
  left = document.activeElement;
  history.back();
}
