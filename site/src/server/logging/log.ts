import { type Logger, pino } from "pino";
import type { Schedule } from "../schedule.ts";
import { quietRepeats } from "./quiet-repeats.ts";

/** JSON lines on standard output, without a visitor's address. Requests are in the front server's log. */
export function createLog(level: string, schedule: Schedule): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { logMethod: quietRepeats(schedule) },
  });
}
