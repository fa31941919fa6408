import { throttle } from "./throttle.ts";

/** How often scrolling and resizing are looked at, in ms (spec §9, scroll timing defaults). */
export const SCROLL_SAMPLE_MS = 10;
export const RESIZE_SAMPLE_MS = 300;

/** All in px: how far the page is scrolled, how high the window is, and how much of the page lies below it. */
export type ScrollPosition = { top: number; windowHeight: number; below: number };

type Observer = (position: ScrollPosition) => void;

const observers = new Set<Observer>();
let listening = false;

function position(): ScrollPosition {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { top: scrollY, windowHeight: clientHeight, below: scrollHeight - clientHeight - scrollY };
}

function notify(): void {
  const now = position();
  for (const observer of observers) observer(now);
}

/**
 * Tells `observer` where the page stands: now, and whenever it was scrolled or resized. Everything that follows the
 * scroll position does so through here, so that the page has one listener and one rhythm.
 *
 * @returns a function that ends it
 */
export function observeScroll(observer: Observer): () => void {
  listen();
  observers.add(observer);
  observer(position());
  return () => void observers.delete(observer);
}

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener("scroll", throttle(notify, SCROLL_SAMPLE_MS), { passive: true });
  addEventListener("resize", throttle(notify, RESIZE_SAMPLE_MS), { passive: true });
}
