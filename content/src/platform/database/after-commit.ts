import type { Payload, PayloadRequest } from "payload";
import { log } from "../process/log.ts";
import { singleton } from "../process/singleton.ts";

type Callback = () => void | Promise<void>;

type End = "committed" | "rolled back";

type Waiting = Map<string | number, { end: End; callback: Callback }[]>;

const byDatabase = singleton("after-commit", () => new WeakMap<Payload["db"], Waiting>());

function waitingFor({ db }: Payload): Waiting {
  const waiting = byDatabase.get(db) ?? new Map();
  byDatabase.set(db, waiting);
  return waiting;
}

/**
 * Runs a callback once the request's transaction is committed, so that others can read what was written when they are
 * notified; never after a rollback, and at once without a transaction. Payload's hooks all run before the commit.
 */
export async function afterCommit(req: PayloadRequest, callback: Callback): Promise<void> {
  if (!(await wait(req, "committed", callback))) run(callback);
}

/** Runs a callback once the request's transaction is rolled back, to undo side effects outside the database. */
export async function afterRollback(req: PayloadRequest, callback: Callback): Promise<void> {
  await wait(req, "rolled back", callback);
}

/** @returns false if there is no transaction to wait for */
async function wait(req: PayloadRequest, end: End, callback: Callback): Promise<boolean> {
  const transaction = await req.transactionID;
  if (!transaction) return false;
  const waiting = waitingFor(req.payload);
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), { end, callback }]);
  return true;
}

/** Takes the callbacks of a transaction that is about to end; run them once it has. */
export function takeCallbacks(payload: Payload, transaction: string | number): (end: End) => void {
  const waiting = waitingFor(payload);
  const taken = waiting.get(transaction) ?? [];
  waiting.delete(transaction);
  return (end) => {
    for (const each of taken) if (each.end === end) run(each.callback);
  };
}

function run(callback: Callback): void {
  Promise.resolve()
    .then(callback)
    .catch((error: unknown) => log.error({ err: error }, "a callback after a transaction failed"));
}
