import type { FileChooser, Locator, Page } from "@playwright/test";

/** Between two keys, in ms: a page gets a turn between them, as it does with the quickest typist. */
const KEY_MS = 5;

type Files = Exclude<Parameters<FileChooser["setFiles"]>[0], string | readonly string[]>;

/** A person's hands: each click, what is typed at one place, each chord of keys and each choice of files is one action. */
export class Hands {
  readonly actions: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(what: Locator): Promise<void> {
    this.actions.push(`click ${what}`);
    await what.click();
  }

  async type(words: string): Promise<void> {
    this.actions.push(`type ${words}`);
    await this.#page.keyboard.type(words, { delay: KEY_MS });
  }

  /** Fills a field: the click into it and the words are one action. */
  async fill(field: Locator, words: string): Promise<void> {
    this.actions.push(`fill ${field}`);
    await field.click();
    await this.#page.keyboard.type(words, { delay: KEY_MS });
  }

  async press(chord: string): Promise<void> {
    this.actions.push(`press ${chord}`);
    await this.#page.keyboard.press(chord);
  }

  /** Clicks three times into a field, which selects what stands there, and pastes other words over it: two actions. */
  async replace(field: Locator, words: string): Promise<void> {
    this.actions.push(`select all of ${field}`);
    await field.click({ clickCount: 3 });
    if (!words) return this.press("Delete");
    this.actions.push(`paste ${words}`);
    await this.#page.keyboard.insertText(words);
  }

  /** Clicks what opens the browser's dialog for files, and chooses there: two actions. */
  async choose(opener: Locator, files: Files): Promise<void> {
    const chooser = this.#page.waitForEvent("filechooser");
    await this.click(opener);
    this.actions.push("choose files");
    await (await chooser).setFiles(files);
  }
}
