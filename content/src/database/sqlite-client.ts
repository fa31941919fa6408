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

/** A setting of the connection; inside a transaction some of them do nothing. */
const SETS = /^\s*pragma\b/i;

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);

/**
 * A libSQL client for a file with one connection that writes and one that reads.
 *
 * The library's own client opens a new connection for every transaction, on which neither the busy timeout nor the
 * synchronous mode is set, and its calls block the event loop: two writers in one process would each fail with
 * SQLITE_BUSY while the other could not go on. Here writers queue up, and both connections keep their settings.
 */
export function createSqliteClient({ url, busyTimeoutMs }: Options): Client {
  const writer = new SqliteWriter(url, busyTimeoutMs);
  const reader = createClient({ url });
  const queue = new WriteQueue();
  const readable = configure(reader, busyTimeoutMs);
  readable.catch(() => {}); // the first use of the client gets the error

  async function transaction(): Promise<Transaction> {
    // libSQL answers in the same turn: where one transaction follows the other, no timer, signal or message would get through
    // until the last, and Node would free no statement (80 kB each).
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
