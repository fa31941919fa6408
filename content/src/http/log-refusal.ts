import type { AfterErrorHook } from "payload";
import { fewLinesOf } from "../process/few-lines.ts";

const SERVER_ERROR = 500;

/** Errors of Payload that say what a client did wrong, and are logged here instead. */
export const REFUSALS = { APIError: false, AuthenticationError: false, LockedAuth: false } as const;

/** A refused request (a wrong password, a file that is none) is a short line without a stack, a failure of ours all of it. */
export const logRefusal: AfterErrorHook = ({ error, req }) => {
  if (!(error.name in REFUSALS)) return;
  const status = "status" in error ? Number(error.status) : SERVER_ERROR;
  if (status >= SERVER_ERROR) return req.payload.logger.error({ err: error }, "request failed");
  const few = fewLinesOf(error.name);
  if (few) req.payload.logger.info({ status, reason: error.name, ...few }, "request refused");
};
