import { AsyncLocalStorage } from "node:async_hooks";
import type { Payload } from "payload";
import { takeWaiting } from "./after-commit.ts";
import { forgetPause, type Outcome, sessionsOf } from "./pause.ts";

/**
 * Payload (3.90, drizzle's commitTransaction) takes a commit that the database refuses, on a full disk for example, for
 * a success: the editor would be told that all is saved. Here such a commit throws. And Payload has no hook that runs
 * after a commit: what waits for one is settled here. Called once, when Payload has started; tests/database/database.test.ts
 * watches it.
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
        throw new Error(error.message, { cause: outcome.error }); // the adapter leaves out why
      });
    const session = id === null || id === undefined ? undefined : sessions[id];
    if (session) session.outcome = outcome;
    return id;
  };

  payload.db.commitTransaction = async (id) => {
    const transaction = await id;
    const runWaiting = takeWaiting(payload, transaction);
    const outcome = sessions[transaction]?.outcome;
    forgetPause(transaction);
    await commitTransaction.call(payload.db, transaction);
    runWaiting(outcome?.error ? "rolled back" : "committed");
    if (outcome?.error) throw outcome.error;
  };

  payload.db.rollbackTransaction = async (id) => {
    const transaction = await id;
    const runWaiting = takeWaiting(payload, transaction);
    forgetPause(transaction);
    await rollbackTransaction.call(payload.db, transaction);
    runWaiting("rolled back");
  };
}
