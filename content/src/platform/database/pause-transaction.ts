import type { Payload, PayloadRequest } from "payload";
import { singleton } from "../process/singleton.ts";

export type Outcome = { error?: unknown };

/** An open transaction, as Payload's SQLite and PostgreSQL adapters keep it. */
type Session = { reject: () => Promise<void>; outcome?: Outcome };

/** Open transactions by id. A query with any other id runs outside of a transaction. */
export function sessionsOf(db: Payload["db"]): Record<string | number, Session> {
  return db.sessions as unknown as Record<string | number, Session>;
}

const paused = singleton("paused-transactions", () => new Set<string | number>());

export function forgetPause(transaction: string | number): void {
  paused.delete(transaction);
}

/**
 * Releases the database during slow work that doesn't need it: on SQLite all writers would wait, on PostgreSQL the
 * transaction would hold a connection until it times out. Nothing may have been written yet. Reads until {@link
 * resumeTransaction} return committed data that may change: a writer that depends on them must read again afterwards.
 *
 * Does nothing in a transaction begun by {@link inTransaction}, since other code has written in it, unless its context
 * sets `isPartOfMore: false`.
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

/** Begins a paused transaction again under the same id; callbacks for its end are kept. */
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
