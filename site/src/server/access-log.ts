import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";

const DAY_MS = 24 * 3600 * 1000;

/** How often old files are looked for, in ms. */
const SWEEP_PAUSE_MS = 3600 * 1000;

const FILE = /^access-(\d{4}-\d\d-\d\d)\.log$/;

/**
 * One line of JSON a request, one file a day (UTC), kept for some days and then deleted (DSGVO, Art. 5 (1) e). A disk that
 * is full or read-only costs lines, not answers.
 */
export class AccessLog {
  readonly #folder: string;
  readonly #days: number;
  readonly #log: Logger;
  #day = "";
  #file: WriteStream | null = null;

  /** @param days how long a line is kept at most */
  constructor({ folder, days, log }: { folder: string; days: number; log: Logger }) {
    this.#folder = folder;
    this.#days = days;
    this.#log = log;
    void this.sweep();
    setInterval(() => void this.sweep(), SWEEP_PAUSE_MS).unref();
  }

  write(line: object): void {
    const time = new Date().toISOString();
    const day = time.slice(0, 10);
    if (day !== this.#day) this.#open(day);
    this.#file?.write(`${JSON.stringify({ time, ...line })}\n`);
  }

  /** Deletes the files whose days are over. Resolves when they are gone. */
  async sweep(): Promise<void> {
    const last = new Date(Date.now() - this.#days * DAY_MS).toISOString().slice(0, 10);
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const day = FILE.exec(name)?.[1];
      if (day === undefined || day > last) continue;
      await rm(join(this.#folder, name)).catch((error: unknown) => this.#warn(error));
    }
  }

  #open(day: string): void {
    this.#file?.end();
    this.#day = day;
    try {
      mkdirSync(this.#folder, { recursive: true });
      this.#file = createWriteStream(join(this.#folder, `access-${day}.log`), { flags: "a", mode: 0o600 });
      this.#file.on("error", (error) => this.#warn(error));
    } catch (error) {
      this.#file = null;
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, "LOG_DIR is not usable");
  }
}
