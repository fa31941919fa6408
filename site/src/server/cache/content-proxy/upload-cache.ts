import { createWriteStream, type Stats } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { extname, join, parse } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { RENDITION_PREFIX, UPLOAD_LENGTH_HEADER, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { pause, type Schedule } from "../../http/schedule.ts";

export const REVALIDATE_EVERY_MS = 60 * 60 * 1000;

/** In ms; a file that the agency deleted is gone within a day. */
const RECHECK_AFTER_MS = 24 * 60 * 60 * 1000 - REVALIDATE_EVERY_MS;

/** For a foreign content system, where an editor can replace a file under its name; in ms. */
const FOREIGN_RECHECK_AFTER_MS = 30_000;

const RECHECK_PATIENCE_MS = 1000;

/** In ms; slower files bypass the cache. */
const TIMEOUT_MS = 5000;

const KEEP = 0.9;

/** GIF, SVG and uppercase extensions come from foreign content systems. */
const KINDS = /^\.(jpe?g|png|webp|avif|gif|svg|mp4|webm|pdf)$/i;

/** The front server reads copies, whose names it knows. */
const FOLDER_MODE = 0o711;
const FILE_MODE = 0o644;

const PLAIN_NAME = /^[\w][\w.-]{0,250}$/;

export type UploadCacheOptions = {
  folder: string;
  contentUrl: string;
  schedule: Schedule;
  /** Larger files stay with the content system, in bytes. */
  maxFileBytes?: number;
  /** Above this total the least recently read files are evicted, in bytes. */
  maxBytes?: number;
  /** Whether a file can change under its name. */
  isForeign?: boolean;
};

/**
 * The content system's pictures, films and PDFs on the site's disk, where the front server serves them directly, so
 * that pages keep them while the content system is down. Our own content system versions names by content: a cached
 * file is never wrong, only superfluous. With a foreign one, files are revalidated.
 */
export class UploadCache {
  readonly #options: Required<UploadCacheOptions>;
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #tooLarge = new Set<string>();
  #bytes: number | null = null;
  /** In ms since 1970. */
  #staleBeforeMs = 0;

  constructor(options: UploadCacheOptions) {
    this.#options = {
      maxFileBytes: 16 * 1024 * 1024,
      maxBytes: 512 * 1024 * 1024,
      isForeign: false,
      ...options,
    };
  }

  /** In ms since 1970, like file times. */
  #now(): number {
    return this.#options.schedule.wallClock().getTime();
  }

  /** Timeout for all of a visitor's requests for one file. */
  patience(): AbortSignal {
    const patience = new AbortController();
    this.#options.schedule.after(TIMEOUT_MS, () => patience.abort());
    return patience.signal;
  }

  /** Path of the cached file, fetched if needed; null if it is unavailable. */
  async pathOf(name: string, patience = this.patience()): Promise<string | null> {
    if (!PLAIN_NAME.test(name) || !KINDS.test(extname(name)) || this.#tooLarge.has(name)) return null;
    const path = join(this.#options.folder, name);
    const cached = await stat(path).catch(() => null);
    // mtime is the content system's Last-Modified; ctime is when the file was fetched or checked.
    const recheckAfterMs = this.#options.isForeign ? FOREIGN_RECHECK_AFTER_MS : RECHECK_AFTER_MS;
    const isFresh = cached && cached.ctimeMs >= this.#staleBeforeMs;
    if (isFresh && this.#now() - cached.ctimeMs < recheckAfterMs) return path;
    const running =
      this.#running.get(name) ?? this.#fetch(name, cached, patience).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    // A slow content system doesn't delay a visitor if there is a copy.
    const late = cached ? [pause(this.#options.schedule, RECHECK_PATIENCE_MS).then(() => true)] : [];
    return (await Promise.race([running, ...late])) ? path : null;
  }

  /** After a webhook: a foreign content system may have changed any file. Our own never does. */
  expire(): void {
    if (this.#options.isForeign) this.#staleBeforeMs = this.#now();
  }

  /**
   * Removes a file and its renditions after the content system withdrew their URLs.
   * @param stem the common part of their names
   */
  async forget(stem: string): Promise<void> {
    const isGone = (name: string) => parse(name).name.replace(RENDITION_PREFIX, "") === stem;
    const remove = (names: string[]) =>
      Promise.all(names.filter(isGone).map((name) => rm(join(this.#options.folder, name), { force: true })));
    await remove(await this.#names());
    // Pending fetches may have stored it meanwhile.
    const pending = [...this.#running].filter(([name]) => isGone(name));
    await Promise.all(pending.map(([, running]) => running));
    await remove(pending.map(([name]) => name));
  }

  /** Revalidates expired copies: the front server serves them, so that no visitor's request here would. */
  async revalidate(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true });
    await chmod(this.#options.folder, FOLDER_MODE);
    for (const name of await this.#names()) await this.pathOf(name);
  }

  #names(): Promise<string[]> {
    return readdir(this.#options.folder).catch(() => []);
  }

  /** Whether a current copy exists; fetches it unless it is unchanged. */
  async #fetch(name: string, cached: Stats | null, signal: AbortSignal): Promise<boolean> {
    const { folder, contentUrl, isForeign, maxFileBytes } = this.#options;
    const path = join(folder, name);
    // Our own content system redirects from a replaced file, and the visitor needs that redirect.
    const redirect = isForeign ? "follow" : "manual";
    const response = await fetch(contentUrl + UPLOADS_PREFIX + name, { redirect, signal }).catch(() => null);
    if (response?.status === 404 || response?.status === 301) {
      await rm(path, { force: true });
      return false;
    }
    if (!response?.ok || !response.body) return cached !== null;
    const length = Number(
      response.headers.get(UPLOAD_LENGTH_HEADER) ?? response.headers.get("content-length") ?? Infinity,
    );
    const isSame = cached && !(isForeign && isAnother(response, cached));
    if (isSame)
      await chmod(path, FILE_MODE); // sets ctime
    else if (length > maxFileBytes) this.#tooLarge.add(name);
    if (isSame || length > maxFileBytes) {
      await response.body.cancel();
      return Boolean(isSame);
    }
    const unfinished = `${path}.${process.pid}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(unfinished));
      const changedAt = Date.parse(response.headers.get("last-modified") ?? "") || this.#now();
      await utimes(unfinished, (await stat(unfinished)).atime, changedAt / 1000);
      await chmod(unfinished, FILE_MODE);
      await rename(unfinished, path);
      await this.#makeRoom(length);
      return true;
    } catch {
      await rm(unfinished, { force: true });
      return false; // the disk is full: the file bypasses the cache
    }
  }

  /** Counts the bytes once, then keeps the total up to date. */
  async #makeRoom(added: number): Promise<void> {
    const { folder, maxBytes } = this.#options;
    if (this.#bytes !== null) this.#bytes += added;
    if (this.#bytes !== null && this.#bytes <= maxBytes) return;
    const names = await readdir(folder);
    const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })));
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (this.#bytes <= maxBytes) return;
    for (const { name, size } of files.toSorted((a, b) => a.atimeMs - b.atimeMs)) {
      if (this.#bytes <= maxBytes * KEEP) return;
      await rm(join(folder, name), { force: true });
      this.#bytes -= size;
    }
  }
}

/** Whether the server's validators differ from the cached file's. Headers have a precision of 1 s. */
function isAnother({ headers }: Response, { mtime, size }: Stats): boolean {
  const changedAt = Date.parse(headers.get("last-modified") ?? "");
  const length = headers.get("content-length");
  const isNewer = !Number.isNaN(changedAt) && Math.abs(changedAt - mtime.getTime()) >= 1000;
  return isNewer || (length !== null && Number(length) !== size);
}
