import { format } from "node:util";
import pino, { type LoggerOptions } from "pino";
import { errorCode } from "./error-code.ts";
import { settings } from "./settings/settings.ts";

/** The values of a failed query, up to the end of the text they are in: a visitor's words, addresses, password hashes. */
const QUERY_VALUES = /params: (?:[^"\\]|\\.)*/g;

const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** What a log shows of an error: not the further fields that libraries hang on it, and no words of the database's. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = "" } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ {4}at .*$/gm);
  const isOfDatabase = error.cause instanceof Error || "query" in error || "detail" in error;
  return {
    type: name,
    code: errorCode(error),
    message: isOfDatabase ? (message.split("\n")[0] ?? "") : message,
    stack: frames?.join("\n"),
  };
}

/**
 * One line of JSON an event; no personal data, no addresses of visitors. What any library writes goes through here, so
 * that no failure puts a value of a query or a mail address on standard output.
 */
export const logOptions: LoggerOptions = {
  level: settings.LOG_LEVEL,
  base: { app: "content" },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  hooks: {
    streamWrite: (line) => line.replace(QUERY_VALUES, "params: …").replace(MAIL_ADDRESS, "…@…"),
  },
};

export const log = pino(logOptions);

/** Sends what Next prints of an error it caught through the log as well. Called once, when the process starts. */
export function logConsoleErrors(): void {
  console.error = (...parts: unknown[]) => {
    const err = parts.find((part) => part instanceof Error);
    log.error({ err }, format(...parts.filter((part) => part !== err)));
  };
}
