import { schedule } from "./schedule.ts";

/** Most lines of one kind per window; the rest is counted. */
const LINES = 5;
const WINDOW_MS = 60_000;

type Window = { until: number; lines: number; unsaid: number };

const windows = new Map<string, Window>();

/**
 * Throttles log lines that any client can cause.
 *
 * @param kind one of a few, never a client's input
 * @returns null if the line is skipped; else its extra fields: how many were skipped before
 */
export function throttledLog(kind: string): { unsaid?: number } | null {
  const now = schedule.now();
  const last = windows.get(kind);
  const window = last && last.until > now ? last : { until: now + WINDOW_MS, lines: 0, unsaid: last?.unsaid ?? 0 };
  windows.set(kind, window);
  if (window.lines === LINES) {
    window.unsaid += 1;
    return null;
  }
  window.lines += 1;
  const { unsaid } = window;
  window.unsaid = 0;
  return unsaid > 0 ? { unsaid } : {};
}
