import { createWriteStream, mkdirSync, statSync, type WriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What visitors do must not fill the disk: beyond this, the rest of a day is not noted. In bytes. */
const MAX_BYTES_A_DAY = 64 * 1024 * 1024;

/** What may wait in memory for a slow disk, in bytes; lines beyond it are left out. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Lines are written together: after this time in ms, or when there are so many bytes. */
const FLUSH_MS = 100;
const FLUSH_BYTES = 64 * 1024;

/** Pause before a file that could not be written to is tried again, in ms. */
const REOPEN_MS = 30_000;

const FILE = /^access-(\d{4}-\d\d-\d\d)\.log$/;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => Date.now() - performance.now();

/**
 * One line of JSON a request, one file a day (UTC), kept for some days and then deleted (DSGVO, Art. 5 (1) e). A disk that
 * is full or read-only costs lines, not answers.
 */
export class AccessLog {
  readonly #folder: string;
  readonly #days: number;
  readonly #log: Logger;
  readonly #maxBytesADay: number;
  #day = "";
  #file: WriteStream | null = null;
  #bytes = 0;
  #pending = "";
  #timer: NodeJS.Timeout | undefined;
  #retryAt = Number.NEGATIVE_INFINITY;
  #offset = clockOffset();

  /** @param days how long a line is kept at most */
  constructor(options: { folder: string; days: number; log: Logger; maxBytesADay?: number }) {
    this.#folder = options.folder;
    this.#days = options.days;
    this.#log = options.log;
    this.#maxBytesADay = options.maxBytesADay ?? MAX_BYTES_A_DAY;
    setInterval(() => void this.sweep(), HOUR_MS).unref();
  }

  /** @param line with the time it was written, in UTC */
  write(line: { time: string; [name: string]: unknown }): void {
    const day = line.time.slice(0, 10);
    if (day !== this.#day || (!this.#file && performance.now() > this.#retryAt)) this.#open(day);
    if (!this.#file || this.#bytes >= this.#maxBytesADay || this.#file.writableLength > MAX_WAITING_BYTES) return;
    const text = `${JSON.stringify(line)}\n`;
    this.#bytes += Buffer.byteLength(text);
    this.#pending += text;
    if (this.#pending.length > FLUSH_BYTES) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS);
    if (this.#bytes >= this.#maxBytesADay) this.#log.warn({ day }, "access log full: the rest of the day is not noted");
  }

  /** Writes what waits. Resolves when it is with the system, or cannot be. */
  async close(): Promise<void> {
    this.#flush();
    const file = this.#file;
    this.#file = null;
    this.#retryAt = Number.POSITIVE_INFINITY;
    if (file) await new Promise((resolve) => file.end(resolve));
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending) this.#file?.write(this.#pending);
    this.#pending = "";
  }

  /**
   * Deletes the files whose days are over. Resolves when they are gone. A clock that was set since the last time may be
   * wrong; then nothing is deleted until the next time.
   */
  async sweep(): Promise<void> {
    const offset = clockOffset();
    const wasSet = Math.abs(offset - this.#offset) > HOUR_MS;
    this.#offset = offset;
    if (wasSet) return;
    const last = new Date(Date.now() - this.#days * DAY_MS).toISOString().slice(0, 10);
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const day = FILE.exec(name)?.[1];
      if (day === undefined || day > last) continue;
      await rm(join(this.#folder, name)).catch((error: unknown) => this.#warn(error));
    }
  }

  #open(day: string): void {
    this.#flush();
    this.#file?.end();
    this.#file = null;
    this.#day = day;
    const path = join(this.#folder, `access-${day}.log`);
    try {
      mkdirSync(this.#folder, { recursive: true });
      this.#bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      const file = createWriteStream(path, { flags: "a", mode: 0o600 });
      file.on("error", (error) => {
        if (this.#file === file) this.#file = null;
        this.#warn(error);
      });
      this.#file = file;
    } catch (error) {
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    this.#retryAt = performance.now() + REOPEN_MS;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn({ reason }, "LOG_DIR cannot be written to: requests are not noted for now");
  }
}
