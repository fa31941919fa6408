import { Client } from "pg";
import { log } from "../process/log.ts";

/** PostgreSQL holds the lock until the transaction ends: with the work, or with the process. None of it has a limit. */
const TAKE = [
  "BEGIN",
  "SET LOCAL idle_in_transaction_session_timeout = 0",
  "SET LOCAL statement_timeout = 0",
  "SELECT pg_advisory_xact_lock(hashtext('start'))",
];

/**
 * Does what a start does to the database while no other process that starts does the same; those wait. The lock is that of
 * a transaction on a connection of its own, so that it works through pgbouncer, too.
 *
 * @param url of PostgreSQL; with any other database, which belongs to one process, the work is just done
 */
export async function startingAlone<Result>(url: string | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!url?.startsWith("postgres")) return work();
  const client = new Client({ connectionString: url, keepAlive: true });
  client.on("error", (error) => log.warn({ err: error }, "the connection that keeps other starts waiting was lost"));
  await client.connect();
  try {
    for (const statement of TAKE) await client.query(statement);
    return await work();
  } finally {
    await client.end();
  }
}
