import type { Payload, PayloadRequest } from "payload";
import { singleton } from "../process/singleton.ts";

/** How the database ended a transaction; `error` is what it refused the commit with. */
export type Outcome = { error?: unknown };

/** A transaction that is open, as Payload's adapters for SQLite and PostgreSQL keep it. */
type Session = { reject: () => Promise<void>; outcome?: Outcome };

/** Transactions that are open, by their ids. A question under any other id is asked outside of a transaction. */
export function sessionsOf(db: Payload["db"]): Record<string | number, Session> {
  return db.sessions as unknown as Record<string | number, Session>;
}

const paused = singleton("paused-transactions", () => new Set<string | number>());

/** Forgets a transaction's pause; called when it ends. */
export function forgetPause(transaction: string | number): void {
  paused.delete(transaction);
}

/**
 * Gives the database back while something slow is done that does not need it: on SQLite all who write would wait for
 * it, on PostgreSQL a connection, which the server ends after a while. Nothing may have been written yet. What is read
 * until {@link resumeTransaction} is what others have committed, and may change: who writes what depends on it asks
 * again then.
 *
 * Does nothing in a transaction that {@link inTransaction} has begun, unless its context says that what asks is no part of
 * more: others have written in it.
 */
export async function pauseTransaction(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  const sessions = sessionsOf(req.payload.db);
  const session = transaction && sessions[transaction];
  if (!session || req.context.isPartOfMore) return;
  delete sessions[transaction];
  paused.add(transaction);
  await session.reject();
}

/** Begins a transaction that was paused anew, under the id that it had; what waits for its end still does. */
export async function resumeTransaction(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  if (!transaction || !paused.has(transaction)) return;
  const { db } = req.payload;
  const begun = await db.beginTransaction();
  const sessions = sessionsOf(db);
  const session = begun && sessions[begun];
  if (!session) throw new Error("The database has begun no transaction");
  delete sessions[begun];
  sessions[transaction] = session;
  paused.delete(transaction);
}
