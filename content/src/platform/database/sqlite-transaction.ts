import type { InStatement, Transaction } from "@libsql/client";
import { log } from "../process/log.ts";
import { schedule } from "../process/schedule.ts";
import { DatabaseBusy } from "./away.ts";
import type { SqliteWriter } from "./sqlite-writer.ts";

/** An editor's picture is processed between two statements of one transaction; nothing takes longer. */
const IDLE_MAX_MS = 60_000;

/**
 * The demo agency is written in one transaction: in seconds, or more than ten minutes on a slow and busy machine.
 * Nothing takes longer.
 */
const LIFE_MAX_MS = 3_600_000;

/**
 * The writing connection, from BEGIN to COMMIT or ROLLBACK.
 *
 * A lost transaction (an error path that neither commits nor rolls back) would block the only writer until the process
 * ends, and so would an endless one. So it is rolled back after an idle timeout or a maximum duration; later calls
 * throw.
 *
 * @param release called once, when the next writer may begin
 */
export function openTransaction(writer: SqliteWriter, release: () => void): Transaction {
  let closed = false;
  let expired: string | undefined;
  const untilIdle = () => schedule.after(IDLE_MAX_MS, () => expire(`it was idle for ${IDLE_MAX_MS / 1000} s`));
  let cancelIdle = untilIdle();
  const cancelLife = schedule.after(LIFE_MAX_MS, () => expire(`it took longer than ${LIFE_MAX_MS / 1000} s`));

  function expire(reason: string): void {
    expired = reason;
    log.error({ reason }, "a transaction was left open and has been rolled back");
    end("ROLLBACK").catch(() => {}); // SQLite has already rolled back
  }

  function checkOpen(): void {
    if (expired) throw new DatabaseBusy(`The transaction was rolled back: ${expired}`);
    if (closed) throw new Error("The transaction is closed");
    cancelIdle();
    cancelIdle = untilIdle();
  }

  async function end(statement: "COMMIT" | "ROLLBACK"): Promise<void> {
    if (statement === "COMMIT" && expired) checkOpen();
    if (closed) return;
    try {
      await (statement === "COMMIT" ? writer.commit() : writer.execute(statement));
      closed = true;
    } finally {
      // A failed COMMIT leaves the transaction open; the following ROLLBACK releases the queue.
      if (closed || statement === "ROLLBACK") {
        closed = true;
        cancelIdle();
        cancelLife();
        release();
      }
    }
  }

  async function execute(statement: InStatement) {
    checkOpen();
    return writer.execute(statement);
  }

  return {
    get closed() {
      return closed;
    },
    execute,
    batch: async (statements) => {
      const results = [];
      for (const statement of statements) results.push(await execute(statement as InStatement));
      return results;
    },
    executeMultiple: async (sql) => {
      checkOpen();
      await writer.connection.executeMultiple(sql);
    },
    commit: () => end("COMMIT"),
    rollback: () => end("ROLLBACK"),
    close: () => void end("ROLLBACK"),
  };
}
