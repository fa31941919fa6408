import type { Initial } from "../../content/initial.ts";
import type { DiskCache, RenderedPage } from "./disk-cache.ts";
import { type EncodedPage, encodePage, sizeOf } from "./encoded-page.ts";

/** Memory that pages may take up, in bytes. */
export const CACHE_MAX_BYTES = 64 * 1024 * 1024;

/** Most contents that all pages share whose memory pages keep: after each publish there is another, of all entries. */
export const INITIALS_MAX = 5;

/** Of what a page was made: the version of the published content, and what all pages share. */
export type MadeOf = { version: string; initial: Initial | null };

/**
 * Renders a page; null if there is none. Throws what its load function throws.
 *
 * @param kept of what the page is made that is there already: "unchanged" if it would be the same
 */
export type Render = (kept: MadeOf | null) => Promise<Rendered | "unchanged" | null>;

/** A page with what all pages share as it shows it; without that, nobody can tell whether it would be the same again. */
export type Rendered = RenderedPage & { initial?: Initial | null };

/** A page as it was rendered. */
export type Entry = MadeOf & {
  page: EncodedPage;
  /** When somebody asked for it last, by the cache's clock, in ms; 0 if nobody has yet. */
  visitedAt: number;
  /** When its render began, by the same clock; null for one from disk that nobody has asked for. */
  renderedAt: number | null;
  /** Makes it anew; null until somebody has asked for it. */
  render: Render | null;
};

type PageStoreOptions = {
  diskCache: DiskCache;
  maxBytes: number;
  /** Told when the disk fails. */
  onFailure: (key: string, error: unknown) => void;
};

/** Compressed pages in memory, bounded, and on disk. */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #memory = new Map<string, Entry>();
  #bytes = 0;
  readonly #initials = new Set<Initial>();

  constructor(options: PageStoreOptions) {
    this.#options = options;
  }

  /** Number of pages in memory. */
  get size(): number {
    return this.#memory.size;
  }

  /** The page of a key, however old, from memory or disk. */
  async find(key: string): Promise<Entry | undefined> {
    return this.peek(key) ?? this.#restore(key);
  }

  /** The page of a key if it is in memory. */
  peek(key: string): Entry | undefined {
    return this.#memory.get(key);
  }

  /** Pages in memory with their keys. */
  entries(): [string, Entry][] {
    return [...this.#memory];
  }

  /** Keeps a page in memory; the one that is there may have got smaller meanwhile. */
  keep(key: string, entry: Entry): void {
    this.#drop(key);
    this.#memory.set(key, entry);
    this.#bytes += sizeOf(entry.page);
    if (entry.initial) this.#remember(entry.initial);
    while (this.#bytes > this.#options.maxBytes) this.#drop(this.#unusedForLongest());
  }

  /** Writes what is kept to disk, too. @throws what the disk throws */
  async save(key: string): Promise<void> {
    const entry = this.peek(key);
    if (!entry) return;
    const { version, page } = entry;
    const [html, br] = [Buffer.from(page.body.identity).toString(), Buffer.from(page.body.br).toString("base64")];
    await this.#options.diskCache.write(key, { path: page.path, html, br, version });
  }

  /** There is no such page. */
  forget(key: string): void {
    this.#drop(key);
    this.#options.diskCache.remove(key).catch((error: unknown) => this.#options.onFailure(key, error));
  }

  #drop(key: string): void {
    const entry = this.#memory.get(key);
    if (entry) this.#bytes -= sizeOf(entry.page);
    this.#memory.delete(key);
  }

  /** Forgets the oldest that is too much: a page that was made of it is rendered again rather than compared. */
  #remember(initial: Initial): void {
    this.#initials.add(initial);
    const [oldest] = this.#initials;
    if (this.#initials.size <= INITIALS_MAX || !oldest) return;
    this.#initials.delete(oldest);
    for (const entry of this.#memory.values()) if (entry.initial === oldest) entry.initial = null;
  }

  #unusedForLongest(): string {
    return this.entries().reduce((one, other) => (other[1].visitedAt < one[1].visitedAt ? other : one))[0];
  }

  async #restore(key: string): Promise<Entry | undefined> {
    const saved = await this.#options.diskCache.read(key);
    if (!saved) return undefined;
    const page = await encodePage(saved.path, saved.html, Buffer.from(saved.br, "base64"));
    const meanwhile = this.#memory.get(key);
    if (meanwhile) return meanwhile;
    const entry = { page, version: saved.version, initial: null, visitedAt: 0, renderedAt: null, render: null };
    this.keep(key, entry);
    return entry;
  }
}
