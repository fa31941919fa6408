/**
 * 'Back' closes an overlay, as on a phone: it has its own history entry, which is left in either direction. Loaded when
 * something is opened. A link chosen there replaces the entry by clearing its state; one to the same place doesn't.
 */

import { isFramed } from "./framed.ts";
import { nextPaint } from "./next-paint.ts";
import { plainClickOn } from "./plain-click.ts";

/** History state: an overlay was open. */
type Over = { over?: true };

const isOver = () => ((history.state ?? {}) as Over).over === true;

/** Closes the open overlay; null if there is none. */
let closeTop: (() => void) | null = null;

/** Whether the entry is being left: something else may be opened meanwhile. */
let leaving = false;

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

/** How late a browser may scroll while going back on a busy machine. */
const LATE_MS = 5000;

/**
 * Going back to a URL with a fragment makes browsers move the focus and scroll; scrolls back if the visitor has moved
 * on by keyboard meanwhile.
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
