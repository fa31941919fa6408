/**
 * 'Back' closes whatever a visitor has opened over the page, as on a phone: it has a history entry of its own, which is
 * left in either direction. Loaded when something is opened. A link chosen there replaces the entry by clearing its
 * state; one to the same place does not.
 */

import { isFramed } from "./framed.ts";
import { nextPaint } from "./next-paint.ts";
import { plainClickOn } from "./plain-click.ts";

/** In a history entry's state: something was open over the page. */
type Over = { over?: true };

const isOver = () => ((history.state ?? {}) as Over).over === true;

/** Closes the open overlay; null if there is none. */
let closeTop: (() => void) | null = null;

/** Whether the entry is being left, which takes a moment: something else may be opened meanwhile. */
let leaving = false;

/** The element that had the focus at that time. */
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

// A link to the current place would be in the history twice, so it is followed from the entry below.
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

/** How late a browser may scroll while going back on a busy machine, in ms. */
const LATE_MS = 5000;

/**
 * If the URL has a fragment, going back to it makes browsers move the focus and scroll there; a visitor who has moved
 * on by keyboard meanwhile is scrolled back.
 */
async function keepFocus(): Promise<void> {
  const focused = document.activeElement;
  await nextPaint();
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  if (left) keepInView(left);
  left = null;
}

/** Keeps the focus in view after it has left an element, until the visitor scrolls by other means than Tab. */
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
 * Gives an overlay a history entry.
 *
 * @param close called when the visitor goes back
 * @returns call it when the overlay was closed in any other way
 */
export function openedOver(close: () => void): () => void {
  if (isFramed() || closeTop) return () => {}; // the admin has its own history
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
