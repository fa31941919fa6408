import pino, { type LoggerOptions } from "pino";
import { settings } from "./settings/settings.ts";

/** One line of JSON an event; no personal data, no addresses of visitors. */
export const logOptions: LoggerOptions = {
  level: settings.LOG_LEVEL,
  base: { app: "content" },
  timestamp: pino.stdTimeFunctions.isoTime,
};

export const log = pino(logOptions);
