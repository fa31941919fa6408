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

/** Called once, when Payload has started: lets commits and roll-backs through and settles what waits for them. */
export function watchTransactions(payload: Payload): void {
  const { commitTransaction, rollbackTransaction } = payload.db;
  const waiting = waitingFor(payload);

  payload.db.commitTransaction = async (id) => {
    const transaction = await id;
    await commitTransaction.call(payload.db, transaction);
    const callbacks = waiting.get(transaction) ?? [];
    waiting.delete(transaction);
    callbacks.forEach(run);
  };

  payload.db.rollbackTransaction = async (id) => {
    const transaction = await id;
    waiting.delete(transaction);
    await rollbackTransaction.call(payload.db, transaction);
  };
}
