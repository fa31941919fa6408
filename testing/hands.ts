import type { FileChooser, Locator, Page } from "@playwright/test";

/** Delay between two keys, in ms: the page gets a turn between them, as with the fastest typist. */
const KEY_MS = 5;

type Files = Exclude<Parameters<FileChooser["setFiles"]>[0], string | readonly string[]>;

/**
 * A person's actions: each click, each text typed in one place, each key combination and each choice of files counts as
 * one.
 */
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

  /** Fills a field: click and text are one action. */
  async fill(field: Locator, words: string): Promise<void> {
    this.actions.push(`fill ${field}`);
    await field.click();
    await this.#page.keyboard.type(words, { delay: KEY_MS });
  }

  async press(chord: string): Promise<void> {
    this.actions.push(`press ${chord}`);
    await this.#page.keyboard.press(chord);
  }

  /** Triple-clicks a field to select its text, and pastes another: two actions. */
  async replace(field: Locator, words: string): Promise<void> {
    this.actions.push(`select all of ${field}`);
    await field.click({ clickCount: 3 });
    if (!words) return this.press("Delete");
    this.actions.push(`paste ${words}`);
    await this.#page.keyboard.insertText(words);
  }

  /** Clicks to open the browser's file dialog, and chooses there: two actions. */
  async choose(opener: Locator, files: Files): Promise<void> {
    const chooser = this.#page.waitForEvent("filechooser");
    await this.click(opener);
    this.actions.push("choose files");
    await (await chooser).setFiles(files);
  }
}
