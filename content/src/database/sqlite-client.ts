import { type Client, createClient, type InArgs, type InStatement, type Transaction } from "@libsql/client";
import { WriteQueue } from "./write-queue.ts";

type Options = { url: string; busyTimeoutMs: number };

const READS = /^\s*(select|explain|pragma\s+\w+\s*;?\s*$|with\b(?![\s\S]*\b(insert|update|delete|replace)\b))/i;

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);

/**
 * A libSQL client for a file with one connection that writes and one that reads.
 *
 * The library's own client opens a new connection for every transaction, on which neither the busy timeout nor the
 * synchronous mode is set, and its calls block the event loop: two writers in one process would each fail with
 * SQLITE_BUSY while the other could not go on. Here writers queue up, and both connections keep their settings.
 */
export function createSqliteClient({ url, busyTimeoutMs }: Options): Client {
  const [reader, writer] = [createClient({ url }), createClient({ url })];
  const queue = new WriteQueue();
  const ready = configure([writer, reader], busyTimeoutMs);
  ready.catch(() => {}); // whoever uses the client first gets the error

  async function transaction(): Promise<Transaction> {
    await ready;
    const release = await queue.acquire();
    try {
      await writer.execute("BEGIN IMMEDIATE");
    } catch (error) {
      release();
      throw error;
    }
    return openTransaction(writer, release);
  }

  return {
    protocol: "file",
    get closed() {
      return writer.closed;
    },
    async execute(statement: InStatement, args?: InArgs) {
      await ready;
      const whole: InStatement =
        typeof statement === "string" && args !== undefined ? { sql: statement, args } : statement;
      return READS.test(sqlOf(whole)) ? reader.execute(whole) : queue.run(() => writer.execute(whole));
    },
    batch: (statements, mode) => queue.run(() => writer.batch(statements as InStatement[], mode)),
    migrate: (statements) => queue.run(() => writer.migrate(statements)),
    executeMultiple: (sql) => queue.run(() => writer.executeMultiple(sql)),
    transaction,
    sync: () => writer.sync(),
    close() {
      reader.close();
      writer.close();
    },
  };
}

/** Settings of a connection: a commit is on the disk when it returns (synchronous FULL). */
async function configure(connections: Client[], busyTimeoutMs: number): Promise<void> {
  const settings = [`busy_timeout = ${busyTimeoutMs}`, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"];
  for (const connection of connections) {
    for (const setting of settings) await connection.execute(`PRAGMA ${setting}`);
  }
}

/** The writing connection, from BEGIN to COMMIT or ROLLBACK, for whoever holds the queue. */
function openTransaction(writer: Client, release: () => void): Transaction {
  let closed = false;

  function checkOpen(): void {
    if (closed) throw new Error("The transaction is closed");
  }

  async function end(statement: "COMMIT" | "ROLLBACK"): Promise<void> {
    if (closed) return;
    try {
      await writer.execute(statement);
      closed = true;
    } finally {
      // A failed COMMIT leaves the transaction open; the ROLLBACK that follows it releases the queue.
      if (closed || statement === "ROLLBACK") {
        closed = true;
        release();
      }
    }
  }

  return {
    get closed() {
      return closed;
    },
    execute: async (statement: InStatement) => {
      checkOpen();
      return writer.execute(statement);
    },
    batch: async (statements) => {
      checkOpen();
      const results = [];
      for (const statement of statements) results.push(await writer.execute(statement));
      return results;
    },
    executeMultiple: async (sql) => {
      checkOpen();
      await writer.executeMultiple(sql);
    },
    commit: () => end("COMMIT"),
    rollback: () => end("ROLLBACK"),
    close: () => void end("ROLLBACK"),
  };
}
