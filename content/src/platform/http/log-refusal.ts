import type { AfterErrorHook } from "payload";
import { throttledLog } from "../process/throttled-log.ts";

const SERVER_ERROR = 500;

/** Payload's client errors, which are logged here instead. */
export const REFUSALS = { APIError: false, AuthenticationError: false, LockedAuth: false } as const;

/**
 * Logs a refused request (a wrong password, an invalid file) in one line without a stack, and our own errors in full.
 */
export const logRefusal: AfterErrorHook = ({ error, req }) => {
  if (!(error.name in REFUSALS)) return;
  const status = "status" in error ? Number(error.status) : SERVER_ERROR;
  if (status >= SERVER_ERROR) return req.payload.logger.error({ err: error }, "request failed");
  const few = throttledLog(error.name);
  if (few) req.payload.logger.info({ status, reason: error.name, ...few }, "request refused");
};
