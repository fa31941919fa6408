import { format } from "node:util";
import pino, { type Logger, type LoggerOptions } from "pino";
import { settings } from "../settings/settings.ts";
import { errorCode } from "./error-code.ts";
import { throttledLog } from "./throttled-log.ts";

/** Values of a failed query, to the end of the text: they may be personal data or password hashes. */
const QUERY_VALUES = /params: (?:[^"\\]|\\.)*/g;

const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w.-]*\.[a-z]{2,}/gi;

const SERVER_ERROR = 500;

/** Logs an error's type, code, message and stack: no other fields, and no database message. */
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
 * One line of JSON per event, without personal data or visitors' addresses. Libraries log through here, too, so that no
 * error prints a query's values or a mail address.
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

/**
 * Also logs what Next prints of a caught error, throttled, since clients can cause them with invalid requests. A
 * refused request is logged without a stack. Called once at startup.
 */
export function logConsoleErrors(to: Logger = log): void {
  console.error = (...parts: unknown[]) => {
    const err = parts.find((part) => part instanceof Error);
    const few = throttledLog(`console ${err?.name}`);
    if (!few) return;
    const status = err && "status" in err ? Number(err.status) : SERVER_ERROR;
    if (status < SERVER_ERROR) to.info({ status, reason: err?.name, ...few }, "request refused");
    else to.error({ err, ...few }, format(...parts.filter((part) => part !== err)));
  };
}
