import { type Logger, pino } from "pino";
import type { Schedule } from "../schedule.ts";
import { throttledLog } from "./throttled-log.ts";

/** JSON lines on standard output, without visitors' addresses. The front server logs requests. */
export function createLog(level: string, schedule: Schedule): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { logMethod: throttledLog(schedule) },
  });
}
