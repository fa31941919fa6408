import { setImmediate } from "node:timers/promises";
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type ResultSet,
  type Transaction,
} from "@libsql/client";
import { openTransaction } from "./sqlite-transaction.ts";
import { configure, SqliteWriter } from "./sqlite-writer.ts";
import { WriteQueue } from "./write-queue.ts";

type Options = { url: string; busyTimeoutMs: number };

const READS = /^\s*(select|explain|pragma\s+\w+\s*(?:;\s*)?$|with\b(?![\s\S]*\b(insert|update|delete|replace)\b))/i;

/** A connection setting; some have no effect inside a transaction. */
const SETS = /^\s*pragma\b/i;

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);

/**
 * A libSQL client for a file with one connection for writing and one for reading.
 *
 * The library's own client opens a new connection for every transaction, without busy timeout and synchronous mode, and
 * its calls block the event loop: with two writers in one process, each would fail with SQLITE_BUSY while the other
 * could not continue. Here writers queue up, and both connections keep their settings.
 */
export function createSqliteClient({ url, busyTimeoutMs }: Options): Client {
  const writer = new SqliteWriter(url, busyTimeoutMs);
  const reader = createClient({ url });
  const queue = new WriteQueue();
  const readable = configure(reader, busyTimeoutMs);
  readable.catch(() => {}); // the client's first use gets the error

  async function transaction(): Promise<Transaction> {
    // libSQL responds in the same tick: during back-to-back transactions no timer, signal or message would get through,
    // and Node would free no statement (80 kB each).
    await setImmediate();
    const release = await queue.acquire();
    try {
      await writer.begin();
    } catch (error) {
      release();
      throw error;
    }
    return openTransaction(writer, release);
  }

  async function batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await writer.execute(statement));
    return results;
  }

  async function read(statement: InStatement): Promise<ResultSet> {
    try {
      return await reader.execute(statement);
    } catch (error) {
      writer.file.noteFailure(error);
      throw error;
    }
  }

  return {
    protocol: "file",
    get closed() {
      return writer.closed;
    },
    async execute(statement: InStatement, args?: InArgs) {
      await readable;
      await writer.ready;
      const whole: InStatement =
        typeof statement === "string" && args !== undefined ? { sql: statement, args } : statement;
      const sql = sqlOf(whole);
      if (READS.test(sql)) return read(whole);
      if (SETS.test(sql)) return queue.run(() => writer.execute(whole));
      return queue.run(() => writer.write(() => writer.execute(whole)));
    },
    batch: (statements) => queue.run(() => writer.write(() => batch(statements as InStatement[]))),
    migrate: (statements) => queue.run(() => writer.connection.migrate(statements)),
    executeMultiple: (sql) => queue.run(() => writer.connection.executeMultiple(sql)),
    transaction,
    sync: () => writer.connection.sync(),
    close() {
      reader.close();
      writer.close();
    },
  };
}
