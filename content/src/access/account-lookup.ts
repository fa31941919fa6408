import { AsyncLocalStorage } from "node:async_hooks";
import { APIError, type Payload } from "payload";
import { errorCode } from "../platform/process/error-code.ts";
import { log } from "../platform/process/log.ts";
import { singleton } from "../platform/process/singleton.ts";

type Watch = { failed: boolean };

const watches = singleton("account-lookups", () => new AsyncLocalStorage<Watch>());

/**
 * Called once at startup. Payload (3.90, auth/strategies/jwt.js) treats an account it can't read as missing: during a database
 * outage, everyone would appear signed out.
 */
export function noteFailedLookups(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: (args) => strategy.authenticate({ ...args, payload: noting(args.payload) }),
  }));
}

function noting(payload: Payload): Payload {
  const findByID: Payload["findByID"] = async (options) => {
    try {
      return await payload.findByID(options);
    } catch (error) {
      const watch = watches.getStore();
      if (watch && !(error instanceof APIError)) watch.failed = true; // APIError: no such account
      if (!(error instanceof APIError)) log.warn({ reason: errorCode(error) }, "account lookup failed");
      throw error;
    }
  };
  return Object.create(payload, { findByID: { value: findByID } });
}

/** Runs a function and reports whether looking up the requester's account failed meanwhile. */
export async function watchLookups<Result>(work: () => Promise<Result>): Promise<Watch & { result: Result }> {
  const watch: Watch = { failed: false };
  const result = await watches.run(watch, work);
  return { ...watch, result };
}
