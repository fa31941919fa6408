import type { LoggerOptions } from "pino";
import type { Schedule } from "../schedule.ts";

/** Maximum lines of one kind per period; the rest is counted. */
const MAX_OF_A_KIND = 5;
const WINDOW_MS = 60_000;

const WARN = 40;

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

/**
 * Throttles a repeated failure in the log. Lines with the same message are of one kind; messages never contain a
 * visitor's input.
 */
export function throttledLog(schedule: Schedule): LogMethod {
  const seen = new Map<string, number>();
  return function logMethod(args, method, level) {
    const kind = (args as unknown[]).find((arg) => typeof arg === "string");
    if (level < WARN || typeof kind !== "string") return method.apply(this, args);
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count <= MAX_OF_A_KIND) method.apply(this, args);
    if (count > 1) return;
    schedule.after(WINDOW_MS, () => {
      const more = (seen.get(kind) ?? 0) - MAX_OF_A_KIND;
      seen.delete(kind);
      if (more > 0) method.apply(this, [{ more }, `${kind} (and more of these)`]);
    });
  };
}
