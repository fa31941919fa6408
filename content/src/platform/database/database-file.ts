import { statSync } from "node:fs";
import { RESTORE } from "../process/own-command.ts";
import { singleton } from "../process/singleton.ts";

/** Thrown instead of writing. Its code is DATABASE_GONE or DATABASE_DAMAGED. */
export class DatabaseTrouble extends Error {
  override name = "DatabaseTrouble";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The file, its log and its shared memory. Without one of them, commits are lost. */
const ENDINGS = ["", "-wal", "-shm"];

const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB|IOERR)/;

/** The file of the latest client: a content system has one. */
const current = singleton<{ file: DatabaseFile | null }>("database-file", () => ({ file: null }));

export const databaseFile = (): DatabaseFile | null => current.file;

/**
 * An open SQLite database file. If someone deletes or replaces it, this process keeps the open one: writes seem to
 * succeed, and are lost at the next start.
 */
export class DatabaseFile {
  readonly path: string;
  /** Device and inode of each file when first seen. */
  readonly #opened = new Map<string, string>();
  #damage: string | null = null;
  #isSuspect = false;

  constructor(path: string) {
    this.path = path;
    current.file = this;
  }

  /** Records the files; called as soon as a connection is open. */
  remember(): void {
    for (const ending of ENDINGS) {
      const id = this.#idOf(ending);
      if (id && !this.#opened.has(ending)) this.#opened.set(ending, id);
    }
  }

  /**
   * Call before and after each commit; takes some microseconds.
   *
   * @throws DatabaseTrouble if the files were replaced since they were opened, or are damaged
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

  noteFailure(error: unknown): void {
    const { code } = error as { code?: unknown };
    if (typeof code !== "string" || !DAMAGE.test(code)) return;
    this.#damage = code;
    this.#isSuspect = true;
  }

  /** Records the result of an integrity check; null if there is no damage. */
  noteLook(damage: string | null): void {
    this.#damage = damage;
    this.#isSuspect = false;
  }

  /**
   * Whether an error has indicated damage and a check is safe. It isn't while the file is missing or replaced: a
   * program that opens it would take the log for its own and delete it.
   */
  needsReview(): boolean {
    return this.#isSuspect && this.#missing() === null;
  }

  /** The suffix of the first open file that is missing or replaced. */
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
