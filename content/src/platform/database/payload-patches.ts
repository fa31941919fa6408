import { AsyncLocalStorage } from "node:async_hooks";
import type { Payload } from "payload";
import { takeCallbacks } from "./after-commit.ts";
import { forgetPause, type Outcome, sessionsOf } from "./pause-transaction.ts";

/**
 * Payload (3.90, drizzle's commitTransaction) treats a failed commit, for example on a full disk, as a success: the
 * editor would be told that everything is saved. This patch makes it throw. Payload also has no hook after a commit, so
 * the callbacks that wait for one are run here. Called once at startup; tests/database/database.test.ts guards it.
 */
export function patchDatabase(payload: Payload): void {
  const { beginTransaction, commitTransaction, rollbackTransaction, drizzle } = payload.db;
  const sessions = sessionsOf(payload.db);
  const beginning = new AsyncLocalStorage<Outcome>();

  const transact = drizzle.transaction.bind(drizzle);
  const watched: typeof drizzle.transaction = async (work, options) => {
    const outcome = beginning.getStore();
    try {
      return await transact(work, options);
    } catch (error) {
      if (outcome) outcome.error = error;
      throw error;
    }
  };
  drizzle.transaction = watched;

  payload.db.beginTransaction = async (options) => {
    const outcome: Outcome = {};
    const id = await beginning
      .run(outcome, () => beginTransaction.call(payload.db, options))
      .catch((error: Error) => {
        throw new Error(error.message, { cause: outcome.error }); // the adapter drops the cause
      });
    const session = id === null || id === undefined ? undefined : sessions[id];
    if (session) session.outcome = outcome;
    return id;
  };

  payload.db.commitTransaction = async (id) => {
    const transaction = await id;
    const runWaiting = takeCallbacks(payload, transaction);
    const outcome = sessions[transaction]?.outcome;
    forgetPause(transaction);
    await commitTransaction.call(payload.db, transaction);
    runWaiting(outcome?.error ? "rolled back" : "committed");
    if (outcome?.error) throw outcome.error;
  };

  payload.db.rollbackTransaction = async (id) => {
    const transaction = await id;
    const runWaiting = takeCallbacks(payload, transaction);
    forgetPause(transaction);
    await rollbackTransaction.call(payload.db, transaction);
    runWaiting("rolled back");
  };
}
