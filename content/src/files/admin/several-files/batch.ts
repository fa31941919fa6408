import { isAlternativeText } from "../../alternative-text.ts";
import { findDuplicate } from "../library/find-duplicate.ts";
import { wordsOfFile } from "../sending/words-of-file.ts";
import { type Item, isPending, itemOf, type StoredFile } from "./item.ts";
import { FileRefused, type Replaced, storeFile, storeText } from "./store-file.ts";

const AT_ONCE = 2;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Options = {
  /** Why a file can't be used here although the library accepts it, in German; null if it can. */
  refuse?: (file: File) => string | null;
  /** The stored file that is replaced, with the rest of its form. */
  replaced?: () => Replaced;
};

/** Uploads several files to the library, with their texts. Stored files aren't sent again. */
export class Batch {
  #items: readonly Item[] = [];
  #lastKey = 0;
  #working = 0;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<number, AbortController>();
  readonly #storing = new Set<number>();

  constructor(given: readonly (File | StoredFile)[] = [], options: Options = {}) {
    this.#options = options;
    this.#list(given);
  }

  /** For useSyncExternalStore, like {@link subscribe}. */
  current = (): readonly Item[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isSettled(): boolean {
    return !this.#items.some(isPending);
  }

  /** The files stored so far, in the order of the list. */
  get stored(): StoredFile[] {
    return this.#items.flatMap(({ stored }) => (stored ? [stored] : []));
  }

  add(given: readonly (File | StoredFile)[]): void {
    this.#list(given);
    this.start();
  }

  start(): void {
    for (let worker = this.#working; worker < AT_ONCE; worker += 1) void this.#work();
  }

  /** Removes a file from the list and aborts its upload; a stored file stays in the library. */
  drop(key: number): void {
    this.#stops.get(key)?.abort();
    this.#set(this.#items.filter((item) => item.key !== key));
  }

  setText(key: number, text: string): void {
    this.#change(key, { text, ...(this.#item(key)?.stored && { trouble: "" }) });
    void this.#storeText(key);
  }

  /** @param still sent with a film */
  retry(key: number, still: File | null = null): void {
    const item = this.#item(key);
    this.#change(key, { trouble: "", still, ...(!item?.stored && { state: "waiting" }) });
    if (item?.stored) void this.#storeText(key);
    else this.start();
  }

  #list(given: readonly (File | StoredFile)[]): void {
    const items = given.map((each) => {
      this.#lastKey += 1;
      const item = itemOf(each, this.#lastKey);
      const trouble = item.trouble || (item.file && this.#options.refuse?.(item.file));
      return trouble ? ({ ...item, trouble, state: "failed", isRefused: true } as const) : item;
    });
    this.#set([...this.#items, ...items]);
  }

  async #work(): Promise<void> {
    this.#working += 1;
    for (;;) {
      const item = this.#items.find(({ state }) => state === "waiting");
      if (!item?.file) break;
      await this.#send(item.key, item.file);
    }
    this.#working -= 1;
  }

  async #send(key: number, file: File): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(key, stop);
    const { signal } = stop;
    const replaced = this.#options.replaced?.();
    this.#change(key, { state: "sending" });
    void this.#propose(key, file);
    try {
      const duplicate = replaced ? null : await findDuplicate(file, signal).catch(() => null);
      const stored =
        duplicate ??
        (await storeFile(
          file,
          { ...this.#item(key), replaced },
          {
            onProgress: (sent, total) => this.#change(key, { sent, total }),
            signal,
          },
        ));
      this.#change(key, { state: "stored", stored, isDuplicate: duplicate !== null });
      await this.#storeText(key);
    } catch (error) {
      this.#change(key, {
        state: "failed",
        trouble: messageOf(error),
        isRefused: error instanceof FileRefused,
      });
    }
  }

  async #propose(key: number, file: File): Promise<void> {
    const { alternativeText, caption } = await wordsOfFile(file);
    this.#change(key, { proposal: alternativeText || caption });
  }

  /** Saves a text that was written during the upload or later. */
  async #storeText(key: number): Promise<void> {
    const { stored, text = "" } = this.#item(key) ?? {};
    if (!stored || !isAlternativeText(text) || text === stored.alternativeText || this.#storing.has(key)) return;
    this.#storing.add(key);
    try {
      await storeText(stored.id, text);
      this.#change(key, { stored: { ...stored, alternativeText: text } });
    } catch (error) {
      this.#change(key, { trouble: messageOf(error) });
      return;
    } finally {
      this.#storing.delete(key);
    }
    await this.#storeText(key); // a text written meanwhile
  }

  #item(key: number): Item | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #change(key: number, change: Partial<Item>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly Item[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
