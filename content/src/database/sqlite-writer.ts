import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from "@libsql/client";
import { schedule } from "../process/schedule.ts";
import { DatabaseFile } from "./database-file.ts";

/** How long SQLite itself waits for another program; this process stands still meanwhile. In ms. */
const STANDSTILL_MS = 20;

/** Pause before it is asked again, in ms; this process goes on meanwhile. */
const PAUSE_MS = 30;

const SETTINGS = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"];

/** Settings of a connection: a commit is on the disk when it returns (synchronous FULL), and what is deleted leaves no bytes. */
export async function configure(connection: Client, standstillMs: number): Promise<void> {
  const settings = [`busy_timeout = ${standstillMs}`, ...SETTINGS];
  await connection.executeMultiple(settings.map((setting) => `PRAGMA ${setting};`).join(" ")); // ends its statements, come what may
}

const isBusy = (error: unknown) => error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");

/**
 * The connection that writes.
 *
 * A statement that finds the database busy is never ended by the library (libsql 0.4), and as long as one is not, SQLite
 * commits nothing on its connection: what is written afterwards seems to succeed and is lost with the process. So no
 * statement is begun here before the lock is known to be free, and a connection that met a busy database is given up.
 */
export class SqliteWriter {
  readonly file: DatabaseFile;
  readonly #url: string;
  readonly #patienceMs: number;
  #connection: Client;
  #ready: Promise<void>;

  /** @param patienceMs how long to wait for another program that writes (a backup, an import), in ms */
  constructor(url: string, patienceMs: number) {
    this.#url = url;
    this.file = new DatabaseFile(url.replace(/^file:(\/\/)?/, ""));
    this.#patienceMs = patienceMs;
    [this.#connection, this.#ready] = this.#connect();
  }

  get closed(): boolean {
    return this.#connection.closed;
  }

  /** Resolves when the database is open; rejects when it cannot be. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /**
   * Begins a transaction that holds the database's write lock.
   *
   * @throws LibsqlError SQLITE_BUSY when another program holds it for longer than `patienceMs`
   * @throws DatabaseTrouble when nobody would find what is written
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
        // Somebody came in between.
        this.#connection.close();
        [this.#connection, this.#ready] = this.#connect();
        throw error;
      }
    });
  }

  /** Runs a statement inside what was begun. */
  async execute(statement: InStatement): Promise<ResultSet> {
    try {
      return await this.#connection.execute(statement);
    } catch (error) {
      this.file.noteFailure(error);
      throw error;
    }
  }

  /** @throws DatabaseTrouble also when the file has gone in the moment in which it was written to */
  async commit(): Promise<void> {
    this.file.check();
    await this.execute("COMMIT");
    this.file.check();
  }

  /** Begins, runs, and commits: all of it is on the disk, or nothing, and then it throws. */
  async write<T>(action: () => Promise<T>): Promise<T> {
    await this.begin();
    try {
      const result = await action();
      await this.commit();
      return result;
    } catch (error) {
      await this.execute("ROLLBACK").catch(() => {}); // SQLite has done it by itself after some errors
      throw error;
    }
  }

  /** The connection itself, for what brings its own transaction. */
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

  /** Tries again while another program holds the database, for `patienceMs`. */
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
