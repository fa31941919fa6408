import { isAlternativeText } from "../../alternative-text.ts";
import { findDuplicate } from "../library/find-duplicate.ts";
import { wordsOfFile } from "../sending/words-of-file.ts";
import { type Item, isPending, itemOf, type StoredFile } from "./item.ts";
import { FileRefused, storeFile, storeText } from "./store-file.ts";

/** How many files are on their way at once: one is sent while the server works on another. */
const AT_ONCE = 2;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Several files on their way into the library, and their texts. Files that the library has are not sent again. */
export class Batch {
  #items: readonly Item[];
  #isStarted = false;
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();

  constructor(given: readonly (File | StoredFile)[]) {
    this.#items = given.map(itemOf);
  }

  /** For useSyncExternalStore, as is {@link subscribe}. */
  current = (): readonly Item[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isSettled(): boolean {
    return this.#stop.signal.aborted || !this.#items.some(isPending);
  }

  /** The files that are in the library by now, in the order of the list. */
  get stored(): StoredFile[] {
    return this.#items.flatMap(({ stored }) => (stored ? [stored] : []));
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (let worker = 0; worker < AT_ONCE; worker += 1) void this.#work();
  }

  /** Ends what is on its way; what has arrived stays. */
  cancel(): void {
    this.#stop.abort();
    this.#change(-1, {});
  }

  setText(key: number, text: string): void {
    this.#change(key, { text, ...(this.#item(key)?.stored && { trouble: "" }) });
    void this.#storeText(key);
  }

  /** @param still goes along with a film */
  retry(key: number, still: File | null = null): void {
    const item = this.#item(key);
    this.#change(key, { trouble: "", still, ...(!item?.stored && { state: "waiting" }) });
    if (item?.stored) void this.#storeText(key);
    else void this.#work();
  }

  async #work(): Promise<void> {
    for (;;) {
      const item = this.#items.find(({ state }) => state === "waiting");
      if (!item?.file || this.#stop.signal.aborted) return;
      await this.#send(item.key, item.file);
    }
  }

  async #send(key: number, file: File): Promise<void> {
    const { signal } = this.#stop;
    this.#change(key, { state: "sending" });
    void this.#propose(key, file);
    try {
      const duplicate = await findDuplicate(file, undefined, signal).catch(() => null);
      const stored =
        duplicate ??
        (await storeFile(file, this.#item(key) ?? {}, {
          onProgress: (sent, total) => this.#change(key, { sent, total }),
          signal,
        }));
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
    const { alternativeText } = await wordsOfFile(file);
    if (alternativeText) this.#change(key, { proposal: alternativeText });
  }

  /** Adds the text that was given while the file was on its way, or later. */
  async #storeText(key: number): Promise<void> {
    const { stored, text } = this.#item(key) ?? {};
    if (!stored || !text || !isAlternativeText(text) || text === stored.alternativeText) return;
    try {
      await storeText(stored.id, text);
      this.#change(key, { stored: { ...stored, alternativeText: text } });
    } catch (error) {
      this.#change(key, { trouble: messageOf(error) });
    }
  }

  #item(key: number): Item | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #change(key: number, change: Partial<Item>): void {
    this.#items = this.#items.map((item) => (item.key === key ? { ...item, ...change } : item));
    for (const listener of this.#listeners) listener();
  }
}
