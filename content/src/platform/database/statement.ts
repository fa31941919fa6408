import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";

type Database = {
  drizzle: unknown;
  sessions: Record<string, { db: unknown }>;
  execute: (args: { db: unknown; sql: SQL }) => Promise<unknown>;
};

/** Runs a statement in the request's transaction, on either database. Resolves with its rows. */
export async function runStatement<Row>(req: PayloadRequest, statement: SQL): Promise<Row[]> {
  const database = req.payload.db as unknown as Database;
  const transaction = String((await req.transactionID) ?? "");
  const db = database.sessions[transaction]?.db ?? database.drizzle;
  const { rows } = (await database.execute({ db, sql: statement })) as { rows: Row[] };
  return rows;
}

/** Resolves with a query's committed rows, on either database. Sums are numbers or strings. */
export async function readRows<Row>(payload: Payload, query: SQL): Promise<Row[]> {
  const database = payload.db as unknown as Database;
  const { rows } = (await database.execute({ db: database.drizzle, sql: query })) as { rows: Row[] };
  return rows;
}

/** Serializes transactions under a name, until each ends. On SQLite only one writes at a time anyway. */
export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  if (req.payload.db.name !== "postgres" || !(await req.transactionID)) return;
  await runStatement(req, sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`);
}
