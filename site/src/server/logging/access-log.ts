import { createWriteStream, mkdirSync, statSync, type WriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { shortAddress } from "./short-address.ts";

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What visitors do must not fill the disk: beyond this, the rest of a day is not noted. In bytes. */
const MAX_BYTES_A_DAY = 64 * 1024 * 1024;

/** What may wait in memory for a slow disk, in bytes; lines beyond it are left out. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Lines are made and written together: after this time in ms, or when there are so many. */
const FLUSH_MS = 100;
const FLUSH_LINES = 256;

/** Pause before a file that could not be written to is tried again, in ms. */
const REOPEN_MS = 30_000;

const FILE = /^access-(\d{4}-\d\d-\d\d)\.log$/;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => Date.now() - performance.now();

/** What is noted of a request. */
export type AccessLine = {
  /** When it was answered, in ms since 1970. */
  at: number;
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  /** The visitor's; only a part of it is written. */
  address: string;
};

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
  #lines: AccessLine[] = [];
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

  write(line: AccessLine): void {
    this.#lines.push(line);
    if (this.#lines.length >= FLUSH_LINES) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS);
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
    const lines = this.#lines;
    this.#lines = [];
    let text = "";
    for (const line of lines) {
      const time = isoTime(line.at);
      const day = time.slice(0, 10);
      if (day !== this.#day) {
        this.#append(text);
        text = "";
        this.#open(day);
      }
      if (this.#bytes + text.length < this.#maxBytesADay) text += jsonLine(time, line);
    }
    this.#append(text);
  }

  #append(text: string): void {
    if (!this.#file && this.#day && performance.now() > this.#retryAt) this.#open(this.#day);
    if (!text || !this.#file || this.#file.writableLength > MAX_WAITING_BYTES) return;
    this.#file.write(text);
    this.#bytes += text.length;
    if (this.#bytes >= this.#maxBytesADay)
      this.#log.warn({ day: this.#day }, "access log full: the rest of the day is not noted");
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

/** As JSON.stringify would write it, in a fifth of the time: nothing but method and path comes from outside. */
function jsonLine(time: string, { requestId, method, path, status, ms, address }: AccessLine): string {
  const asked = `"method":${quoteMethod(method)},"path":${quotePath(path)}`;
  return `{"time":"${time}","requestId":"${requestId}",${asked},"status":${status},"ms":${ms},"address":"${shorten(address)}"}\n`;
}

/** Lines that come together are mostly of one millisecond, one visitor and one page. */
const isoTime = lastRemembered((at: number) => new Date(at).toISOString());
const shorten = lastRemembered(shortAddress);
const quoteMethod = lastRemembered((text: string) => JSON.stringify(text));
const quotePath = lastRemembered((text: string) => JSON.stringify(text));

/** A function that knows what it was called with last. */
function lastRemembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | null = null;
  return (input) => {
    if (last?.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
