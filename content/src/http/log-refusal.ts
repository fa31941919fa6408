import type { AfterErrorHook } from "payload";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { RateLimit } from "./rate-limit.ts";

/** Lines of one kind within a minute; the rest is counted. */
const lines = new RateLimit(new RateLimiterMemory({ points: 5, duration: 60 }));

const SERVER_ERROR = 500;

/** Errors of Payload that say what a client did wrong, and are logged here instead. */
export const REFUSALS = { APIError: false, AuthenticationError: false, LockedAuth: false } as const;

let unsaid = 0;

/** A refused request (a wrong password, a file that is none) is a short line without a stack, a failure of ours all of it. */
export const logRefusal: AfterErrorHook = async ({ error, req }) => {
  if (!(error.name in REFUSALS)) return;
  const status = "status" in error ? Number(error.status) : SERVER_ERROR;
  if (status >= SERVER_ERROR) return req.payload.logger.error({ err: error }, "request failed");
  if (!(await lines.take(error.name)).allowed) {
    unsaid += 1;
    return;
  }
  req.payload.logger.info({ status, reason: error.name, ...(unsaid > 0 && { unsaid }) }, "request refused");
  unsaid = 0;
};
