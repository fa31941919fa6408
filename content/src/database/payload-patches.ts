import { AsyncLocalStorage } from "node:async_hooks";
import type { Payload, PayloadRequest } from "payload";
import { log } from "../log.ts";

type Callback = () => void | Promise<void>;

type Waiting = Map<string | number, Callback[]>;

/** Kept with the database: Next bundles routes and instrumentation apart, each with its own copy of this module. */
const WAITING = Symbol.for("schaufenster.after-commit");

function waitingFor(payload: Payload): Waiting {
  const database = payload.db as typeof payload.db & { [WAITING]?: Waiting };
  database[WAITING] ??= new Map();
  return database[WAITING];
}

/**
 * Runs a callback once the request's transaction is committed, so that whoever it tells can read what was written;
 * never when it is rolled back, at once when there is none. Hooks of Payload all run before the commit.
 */
export async function afterCommit(req: PayloadRequest, callback: Callback): Promise<void> {
  const transaction = await req.transactionID;
  if (!transaction) return run(callback);
  const waiting = waitingFor(req.payload);
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), callback]);
}

function run(callback: Callback): void {
  Promise.resolve()
    .then(callback)
    .catch((error: unknown) => log.error({ err: error }, "after commit"));
}

/** How the database ended a transaction; `error` is what it refused the commit with. */
type Outcome = { error?: unknown };

type Transact = (work: (transaction: unknown) => Promise<unknown>, options?: unknown) => Promise<unknown>;

/**
 * Called once, when Payload has started: lets commits and roll-backs through and settles what waits for them.
 *
 * Payload takes a commit that the database refuses (a full disk) for a success, and the editor would be told that all is
 * saved. Here such a commit throws.
 */
export function watchTransactions(payload: Payload): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = payload.db;
  const waiting = waitingFor(payload);
  const outcomes = new Map<string | number, Outcome>();
  const beginning = new AsyncLocalStorage<Outcome>();

  const { drizzle } = payload.db as unknown as { drizzle: { transaction: Transact } };
  const transact = drizzle.transaction.bind(drizzle);
  drizzle.transaction = async (work, options) => {
    const outcome = beginning.getStore();
    try {
      return await transact(work, options);
    } catch (error) {
      if (outcome) outcome.error = error;
      throw error;
    }
  };

  payload.db.beginTransaction = async (options) => {
    const outcome: Outcome = {};
    const id = await beginning.run(outcome, () => beginTransaction.call(payload.db, options));
    if (id !== null && id !== undefined) outcomes.set(id, outcome);
    return id;
  };

  payload.db.commitTransaction = async (id) => {
    const transaction = await id;
    const callbacks = waiting.get(transaction) ?? [];
    waiting.delete(transaction);
    await commitTransaction.call(payload.db, transaction);
    const outcome = outcomes.get(transaction);
    outcomes.delete(transaction);
    if (outcome?.error) throw outcome.error;
    callbacks.forEach(run);
  };

  payload.db.rollbackTransaction = async (id) => {
    const transaction = await id;
    waiting.delete(transaction);
    outcomes.delete(transaction);
    await rollbackTransaction.call(payload.db, transaction);
  };
}
