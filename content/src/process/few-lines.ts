import { schedule } from "./schedule.ts";

/** Lines of one kind within a window; the rest is counted. */
const LINES = 5;
const WINDOW_MS = 60_000;

type Window = { until: number; lines: number; unsaid: number };

const windows = new Map<string, Window>();

/**
 * For lines of the log that anyone can cause, as many as they like.
 *
 * @param kind one of a few, never a stranger's words
 * @returns null if the line is left out; else what goes with it: how many have been left out before
 */
export function fewLinesOf(kind: string): { unsaid?: number } | null {
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
