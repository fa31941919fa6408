import { AsyncLocalStorage } from "node:async_hooks";
import { APIError, type Payload } from "payload";
import { errorCode } from "../process/error-code.ts";
import { log } from "../process/log.ts";
import { singleton } from "../process/singleton.ts";

type Watch = { failed: boolean };

const watches = singleton("account-lookups", () => new AsyncLocalStorage<Watch>());

/**
 * Called once, when Payload has started. Payload (3.90, auth/strategies/jwt.js) takes an account that the database does not
 * give for one that does not exist: while the database is away, everyone would be told that they are not signed in.
 */
export function noteFailedLookups(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: (args) => strategy.authenticate({ ...args, payload: noting(args.payload) }),
  }));
}

/** The same Payload, which notes when it cannot look up an entry. */
function noting(payload: Payload): Payload {
  const findByID: Payload["findByID"] = async (options) => {
    try {
      return await payload.findByID(options);
    } catch (error) {
      const watch = watches.getStore();
      if (watch && !(error instanceof APIError)) watch.failed = true; // APIError: there is no such account
      if (!(error instanceof APIError)) log.warn({ reason: errorCode(error) }, "an account cannot be looked up");
      throw error;
    }
  };
  return Object.create(payload, { findByID: { value: findByID } });
}

/** Does something, and says whether the account of the one who asked could not be looked up meanwhile. */
export async function watchLookups<Result>(work: () => Promise<Result>): Promise<Watch & { result: Result }> {
  const watch: Watch = { failed: false };
  const result = await watches.run(watch, work);
  return { ...watch, result };
}
