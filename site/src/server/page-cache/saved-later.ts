import { compressPage } from "./encoded-page.ts";
import type { PageStore } from "./page-store.ts";
import type { QuietMoments } from "./quiet-moments.ts";

type Options = {
  store: PageStore;
  quiet: QuietMoments;
  onFailure: (key: string, error: unknown) => void;
};

/** Makes pages as small as they get and writes them to disk, one after the other and only while none is rendered. */
export class SavedLater {
  readonly #options: Options;
  readonly #waiting = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Takes the key of a page that was rendered or that is of another version as it is. */
  add(key: string): void {
    if (this.#waiting.has(key)) return;
    this.#waiting.add(key);
    this.#last = this.#last.then(() => this.#save(key)).catch((error: unknown) => this.#options.onFailure(key, error));
  }

  async #save(key: string): Promise<void> {
    const { store, quiet } = this.#options;
    await quiet.afterRenders();
    this.#waiting.delete(key);
    const entry = store.peek(key);
    if (!entry) return;
    if (entry.page.isHasty) {
      const page = await compressPage(entry.page);
      if (store.peek(key) === entry) store.keep(key, { ...entry, page });
    }
    await store.save(key);
  }
}
