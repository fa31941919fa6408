import { useSyncExternalStore } from "react";
import { prefersReducedMotion, REDUCED_MOTION } from "../scrolling/reduced-motion.ts";

/** Whether the visitor wants as little movement as possible; follows a change. False on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, prefersReducedMotion, no);
}

/** Whether the page lies in a tab that nobody sees. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden, no);
}

function no(): boolean {
  return false;
}

function subscribeToMotion(notify: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

function subscribeToVisibility(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}
