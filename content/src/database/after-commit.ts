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
 * Runs a callback once the request's transaction is committed, so that others, who are told then, can read what was
 * written; never when it is rolled back, at once when there is none. Hooks of Payload all run before the commit.
 */
export async function afterCommit(req: PayloadRequest, callback: Callback): Promise<void> {
  const transaction = await req.transactionID;
  if (!transaction) return run(callback);
  const waiting = waitingFor(req.payload);
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), callback]);
}

/** What waits for a transaction, which has ended; to be run if it was committed. */
export function takeWaiting(payload: Payload, transaction: string | number): () => void {
  const waiting = waitingFor(payload);
  const callbacks = waiting.get(transaction) ?? [];
  waiting.delete(transaction);
  return () => callbacks.forEach(run);
}

function run(callback: Callback): void {
  Promise.resolve()
    .then(callback)
    .catch((error: unknown) => log.error({ err: error }, "after commit"));
}
