import { format } from "node:util";
import pino, { type Logger, type LoggerOptions } from "pino";
import { settings } from "../settings/settings.ts";
import { errorCode } from "./error-code.ts";
import { fewLinesOf } from "./few-lines.ts";

/** Values of a failed query, up to the end of their text: a visitor's words, addresses, password hashes. */
const QUERY_VALUES = /params: (?:[^"\\]|\\.)*/g;

const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w.-]*\.[a-z]{2,}/gi;

const SERVER_ERROR = 500;

/** Takes type, code, message and stack of an error for the log: no further fields, no words of the database's. */
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
 * One line of JSON an event; no personal data, no addresses of visitors. Lines of any library go through here, so
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

/**
 * Sends what Next prints of an error it caught through the log as well, few lines of a kind: strangers cause them with
 * requests that are none. A refused request is told without a stack. Called once, when the process starts.
 */
export function logConsoleErrors(to: Logger = log): void {
  console.error = (...parts: unknown[]) => {
    const err = parts.find((part) => part instanceof Error);
    const few = fewLinesOf(`console ${err?.name}`);
    if (!few) return;
    const status = err && "status" in err ? Number(err.status) : SERVER_ERROR;
    if (status < SERVER_ERROR) to.info({ status, reason: err?.name, ...few }, "request refused");
    else to.error({ err, ...few }, format(...parts.filter((part) => part !== err)));
  };
}
