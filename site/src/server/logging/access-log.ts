import { once } from "node:events";
import { access, constants, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import openRollingFile from "pino-roll";
import { shortAddress } from "../http/short-address.ts";

const HOUR_MS = 3600 * 1000;

/** A file that is larger is followed by another one of the same day. The oldest files go, so the disk does not fill. */
const MAX_FILE_SIZE = "64m";

/** Most that may wait in memory for a slow disk, in bytes; lines beyond it are left out. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Pause before a folder that could not be written to is tried again, in ms. */
const REOPEN_MS = 30_000;

/** Files of pino-roll, and of before it. */
const FILE = /^access[.-](\d{4}-\d\d-\d\d)\b.*\.log$/;

/** Changes only when the clock is set. In ms. */
const clockOffset = () => Date.now() - performance.now();

/** The logged facts of a request. */
export type RequestInfo = { requestId: string; method: string; path: string; status: number; ms: number };

export type AccessLogOptions = {
  folder: string;
  /** How long a line is kept at most. */
  days: number;
  log: Logger;
  maxFileSize?: string;
};

/** One JSON line a request, one file a day, kept for some days (DSGVO, Art. 5 (1) e). A full disk costs lines only. */
export class AccessLog {
  readonly #options: Required<AccessLogOptions>;
  #file: Awaited<ReturnType<typeof openRollingFile>> | null = null;
  #offset = clockOffset();
  readonly #lines = pino(
    { base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => void this.#file?.write(line) },
  );

  private constructor(options: AccessLogOptions) {
    this.#options = { maxFileSize: MAX_FILE_SIZE, ...options };
    setInterval(() => void this.sweep(), HOUR_MS).unref();
  }

  /** Resolves when the file is open, or cannot be opened now. */
  static async open(options: AccessLogOptions): Promise<AccessLog> {
    const accessLog = new AccessLog(options);
    await accessLog.#open();
    return accessLog;
  }

  /** @param address the visitor's; only a part of it is written */
  write(request: RequestInfo, address: string): void {
    this.#lines.info({ ...request, address: shortAddress(address) });
  }

  /** Writes what waits. Resolves when it is with the system, or cannot be. */
  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    if (!file) return;
    const closed = Promise.race([once(file, "close"), new Promise((resolve) => file.once("error", resolve))]);
    file.end();
    await closed;
  }

  /**
   * Deletes the files whose days are over; pino-roll counts files, which are fewer after days without a site. A clock that
   * was set since the last time may be wrong; then nothing is deleted until the next time.
   */
  async sweep(): Promise<void> {
    const { folder, days } = this.#options;
    const offset = clockOffset();
    const wasSet = Math.abs(offset - this.#offset) > HOUR_MS;
    this.#offset = offset;
    if (wasSet) return;
    const last = new Date();
    last.setDate(last.getDate() - days);
    const lastDay = last.toLocaleDateString("sv-SE"); // 2026-11-22, in local time as pino-roll has it
    for (const name of await readdir(folder).catch(() => [])) {
      const day = FILE.exec(name)?.[1];
      if (day === undefined || day > lastDay) continue;
      await rm(join(folder, name)).catch((error: unknown) => this.#warn(error));
    }
  }

  async #open(): Promise<void> {
    const { folder, days, maxFileSize } = this.#options;
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      const file = await openRollingFile({
        file: join(folder, "access"),
        frequency: "daily",
        dateFormat: "yyyy-MM-dd",
        size: maxFileSize,
        limit: { count: days, removeOtherLogFiles: true },
        mkdir: true,
        mode: 0o600,
        maxLength: MAX_WAITING_BYTES,
      });
      await once(file, "ready");
      file.on("error", (error) => this.#fail(error));
      this.#file = file;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#warn(error);
    this.#file?.destroy();
    this.#file = null;
    setTimeout(() => void this.#open(), REOPEN_MS).unref();
  }

  #warn(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#options.log.warn({ reason }, "LOG_DIR cannot be written to: requests are not logged for now");
  }
}
