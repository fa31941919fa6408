import { throttle } from "./throttle.ts";

/** Minimum time between two notifications (spec §9, scroll timing defaults). */
export const SCROLL_SAMPLE_MS = 10;
export const RESIZE_SAMPLE_MS = 300;

/** Distance from the page's top, window height, and page height below the window, in px. */
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
 * Calls `observer` with the scroll position: immediately, and after each scroll or resize. All scroll code shares this
 * one throttled listener.
 * @returns a function that stops it
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
