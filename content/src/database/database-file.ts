import { statSync } from "node:fs";
import { RESTORE } from "../process/own-command.ts";
import { singleton } from "../process/singleton.ts";

/** Thrown instead of writing. Its code tells which: DATABASE_GONE or DATABASE_DAMAGED. */
export class DatabaseTrouble extends Error {
  override name = "DatabaseTrouble";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The file, its log and what connections share of that. Without one of them, what is committed is found by nobody. */
const ENDINGS = ["", "-wal", "-shm"];

/** SQLite's codes for a damaged file, or one that the disk does not give. */
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB|IOERR)/;

/** The file of the client that was made last: a content system has one. */
const current = singleton<{ file: DatabaseFile | null }>("database-file", () => ({ file: null }));

/** The file in which this content system keeps its entries; null with PostgreSQL. */
export const databaseFile = (): DatabaseFile | null => current.file;

/**
 * The file of an SQLite database while it is open. Who deletes or replaces it leaves the open one to this process: all that is
 * written then seems to be on the disk, and is gone at the next start.
 */
export class DatabaseFile {
  readonly path: string;
  /** Device and inode of each file when it was first seen. */
  readonly #opened = new Map<string, string>();
  #damage: string | null = null;
  #isSuspect = false;

  constructor(path: string) {
    this.path = path;
    current.file = this;
  }

  /** Notes the file; called as soon as a connection is open. */
  remember(): void {
    for (const ending of ENDINGS) {
      const id = this.#idOf(ending);
      if (id && !this.#opened.has(ending)) this.#opened.set(ending, id);
    }
  }

  /**
   * To be called before and after each commit; takes some microseconds.
   *
   * @throws DatabaseTrouble when the files under the database's name are others than those that are open, or damaged
   */
  check(): void {
    this.remember();
    const missing = this.#missing();
    if (missing !== null) throw this.#gone(missing);
    if (this.#damage !== null)
      throw new DatabaseTrouble(
        "DATABASE_DAMAGED",
        `The database ${this.path} is damaged (${this.#damage}); nothing is written any more. Stop the content system, and restore a backup: ${RESTORE}`,
      );
  }

  /** Looks whether an error says that the file is damaged. */
  noteFailure(error: unknown): void {
    const { code } = error as { code?: unknown };
    if (typeof code !== "string" || !DAMAGE.test(code)) return;
    this.#damage = code;
    this.#isSuspect = true;
  }

  /** Notes the result of a look through all pages; null if they are well. */
  noteLook(damage: string | null): void {
    this.#damage = damage;
    this.#isSuspect = false;
  }

  /**
   * Whether an error has told of damage. Never while another file, or none, is in its place: a program that opens that takes
   * the log for its own, and deletes it.
   */
  isToBeLookedThrough(): boolean {
    return this.#isSuspect && this.#missing() === null;
  }

  /** Ending of the first of the open files that is no longer found under its name. */
  #missing(): string | null {
    for (const [ending, opened] of this.#opened) if (this.#idOf(ending) !== opened) return ending;
    return null;
  }

  #idOf(ending: string): string | undefined {
    const stats = statSync(this.path + ending, { throwIfNoEntry: false });
    return stats && `${stats.dev}/${stats.ino}`;
  }

  #gone(ending: string): DatabaseTrouble {
    return new DatabaseTrouble(
      "DATABASE_GONE",
      `${this.path}${ending} was deleted or replaced while the content system is running; nothing is written any more. Start it anew to work with the file that is there, or restore a backup. As long as process ${process.pid} runs, what was there is in its open files (ls -l /proc/${process.pid}/fd).`,
    );
  }
}
