import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from "@libsql/client";
import { schedule } from "../process/schedule.ts";
import { DatabaseFile } from "./database-file.ts";

/** SQLite's own busy timeout, in ms, during which this process is blocked. */
const STANDSTILL_MS = 20;

/** Pause between attempts, in ms, during which this process continues. */
const PAUSE_MS = 30;

const SETTINGS = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"];

/** Connection settings: a commit is durable when it returns (synchronous FULL), and deleted data leave no bytes. */
export async function configure(connection: Client, standstillMs: number): Promise<void> {
  const settings = [`busy_timeout = ${standstillMs}`, ...SETTINGS];
  await connection.executeMultiple(settings.map((setting) => `PRAGMA ${setting};`).join(" ")); // finalizes its statements in any case
}

const isBusy = (error: unknown) => error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");

/**
 * The connection that writes.
 *
 * The library (libsql 0.4) never finalizes a statement that finds the database busy, and until then SQLite commits
 * nothing on that connection: later writes seem to succeed and are lost with the process. So no statement starts here
 * before the lock is known to be free, and a connection that met a busy database is discarded.
 */
export class SqliteWriter {
  readonly file: DatabaseFile;
  readonly #url: string;
  readonly #patienceMs: number;
  #connection: Client;
  #ready: Promise<void>;

  /** @param patienceMs timeout for another program that writes (a backup, an import), in ms */
  constructor(url: string, patienceMs: number) {
    this.#url = url;
    this.file = new DatabaseFile(url.replace(/^file:(\/\/)?/, ""));
    this.#patienceMs = patienceMs;
    [this.#connection, this.#ready] = this.#connect();
  }

  get closed(): boolean {
    return this.#connection.closed;
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  /**
   * Begins a transaction that holds the database's write lock.
   *
   * @throws LibsqlError SQLITE_BUSY when another program holds it for longer than `patienceMs`
   * @throws DatabaseTrouble if the write would be lost
   */
  async begin(): Promise<void> {
    await this.#ready;
    this.file.check();
    await this.#untilFree(async () => {
      await this.#ready;
      await this.#connection.executeMultiple("BEGIN IMMEDIATE; ROLLBACK");
      try {
        await this.#connection.execute("BEGIN IMMEDIATE");
      } catch (error) {
        // Another program got in between.
        this.#connection.close();
        [this.#connection, this.#ready] = this.#connect();
        throw error;
      }
    });
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    try {
      return await this.#connection.execute(statement);
    } catch (error) {
      this.file.noteFailure(error);
      throw error;
    }
  }

  /** @throws DatabaseTrouble also if the file disappeared during the commit */
  async commit(): Promise<void> {
    this.file.check();
    await this.execute("COMMIT");
    this.file.check();
  }

  /** Begins, runs and commits: either everything is on disk, or nothing and it throws. */
  async write<T>(action: () => Promise<T>): Promise<T> {
    await this.begin();
    try {
      const result = await action();
      await this.commit();
      return result;
    } catch (error) {
      await this.execute("ROLLBACK").catch(() => {}); // after some errors SQLite has already rolled back
      throw error;
    }
  }

  get connection(): Client {
    return this.#connection;
  }

  close(): void {
    this.#connection.close();
  }

  #connect(): [Client, Promise<void>] {
    const connection = createClient({ url: this.#url });
    const ready = this.#untilFree(() => configure(connection, STANDSTILL_MS)).then(() => this.file.remember());
    ready.catch(() => {}); // its first use gets the error
    return [connection, ready];
  }

  /** Retries while another program holds the lock, for `patienceMs`. */
  async #untilFree(action: () => Promise<void>): Promise<void> {
    const until = schedule.now() + this.#patienceMs;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!isBusy(error) || schedule.now() > until) throw error;
        await schedule.pause(PAUSE_MS);
      }
    }
  }
}
