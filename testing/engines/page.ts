import sharp from "sharp";
import { expect } from "vitest";
import { type Driver, type ElementReference, idOf } from "./driver.ts";
import { argumentsOf, FIND, type Role, type Wanted } from "./find.ts";

/** Timeout for anything that a page is expected to show. */
const PATIENCE_MS = 60_000;

/** Non-letter keys, as in WebDriver, section 15.4.2. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

const SHIFT = "\uE008";

export type Heard = { role: string; name: string };

export class EnginePage {
  readonly driver: Driver;
  readonly #siteUrl: string;

  constructor(driver: Driver, siteUrl: string) {
    this.driver = driver;
    this.#siteUrl = siteUrl;
  }

  /** Opens an address of the site; resolves when it is loaded. */
  async open(path: string): Promise<void> {
    await this.driver.command("Navigate", { url: this.#siteUrl + path });
  }

  /** Opens an address and resolves once its scripts have taken over. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.untilHydrated();
  }

  async untilHydrated(): Promise<void> {
    await this.run(() => dispatchEvent(new Event("pointermove")) && undefined);
    return this.until(() => document.documentElement.hasAttribute("data-hydrated"));
  }

  /** Runs a self-contained function in the page and returns its value. */
  async run<Given extends unknown[], Value>(
    action: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const script = `return (${action})(...arguments)`;
    return (await this.driver.command("ExecuteScript", { script, args: given })) as Awaited<Value>;
  }

  /** Waits until a function in the page returns this value. */
  async expect<Given extends unknown[], Value>(
    wanted: Value,
    action: (...given: Given) => Value,
    ...given: Given
  ): Promise<void> {
    await expect.poll(() => this.run(action, ...given), { timeout: PATIENCE_MS }).toEqual(wanted);
  }

  async until(condition: () => boolean): Promise<void> {
    await this.expect(true, condition);
  }

  /** Waits for an element that a visitor can see and reach. */
  async find(role: Role, name: string, within?: Wanted["within"]): Promise<ElementReference> {
    let found: ElementReference | null = null;
    const look = async () => (found = await this.#look({ role, name, ...(within && { within }) }));
    await expect.poll(look, { timeout: PATIENCE_MS, message: `${role} „${name}“` }).not.toBeNull();
    return found as unknown as ElementReference;
  }

  /** Whether a visitor can see and reach it now. */
  async has(role: Role, name: string, within?: Wanted["within"]): Promise<boolean> {
    return (await this.#look({ role, name, ...(within && { within }) })) !== null;
  }

  async gone(role: Role, name: string): Promise<void> {
    await expect.poll(() => this.has(role, name), { timeout: PATIENCE_MS, message: `${role} „${name}“` }).toBe(false);
  }

  async #look(wanted: Wanted): Promise<ElementReference | null> {
    return (await this.driver.command("ExecuteScript", {
      script: FIND,
      args: argumentsOf(wanted),
    })) as ElementReference | null;
  }

  /** Clicks it once it no longer moves. */
  async press(role: Role, name: string, within?: Wanted["within"]): Promise<void> {
    const element = await this.find(role, name, within);
    await this.driver.command("ElementClick", { id: idOf(element) });
  }

  /** Clicks at a position in the window, in px. */
  async pressAt(x: number, y: number): Promise<void> {
    await this.#perform("pointer", [
      { type: "pointerMove", duration: 0, x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async focus(role: Role, name: string, within?: Wanted["within"]): Promise<void> {
    const element = await this.find(role, name, within);
    await this.driver.command("ExecuteScript", { script: "arguments[0].focus()", args: [element] });
  }

  key(name: keyof typeof KEYS, { shift = false } = {}): Promise<void> {
    return this.#type(shift ? [SHIFT, KEYS[name]] : [KEYS[name]]);
  }

  async type(words: string): Promise<void> {
    for (const letter of words) await this.#type([letter]);
  }

  #type(keys: string[]): Promise<void> {
    return this.#perform("key", [
      ...keys.map((value) => ({ type: "keyDown", value })),
      ...keys.reverse().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  async #perform(type: "key" | "pointer", actions: object[]): Promise<void> {
    const parameters = type === "pointer" ? { parameters: { pointerType: "mouse" } } : {};
    await this.driver.command("PerformActions", { actions: [{ type, id: type, ...parameters, actions }] });
  }

  /** The focused element, as the engine exposes it to screen readers. */
  async focused(): Promise<Heard> {
    return this.heard((await this.driver.command("GetActiveElement")) as ElementReference);
  }

  async heard(element: ElementReference): Promise<Heard> {
    const role = await this.driver.command("GetComputedRole", { id: idOf(element) });
    const name = await this.driver.command("GetComputedLabel", { id: idOf(element) });
    return { role: String(role), name: String(name) };
  }

  /** Resizes the page's viewport, in px, excluding the browser's own bars. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.command("SetWindowRect", { width, height });
    await this.expect(width, () => window.innerWidth);
    const bars = height - (await this.run(() => window.innerHeight));
    await this.driver.command("SetWindowRect", { width, height: height + bars });
  }

  /** Scrolls instantly. */
  scrollTo(top: number): Promise<void> {
    return this.run((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  }

  /** Waits until an element is painted the same as when it is repainted. */
  async expectPaintedWhole(selector: string): Promise<void> {
    const still = (wanted: string) =>
      !document
        .getAnimations()
        .some(
          ({ effect, playState, timeline }) =>
            timeline instanceof DocumentTimeline &&
            playState === "running" &&
            (effect as KeyframeEffect).target?.closest("header")?.querySelector(wanted),
        );
    const paintAnew = (wanted: string) => {
      const element = document.querySelector<SVGElement>(wanted);
      element?.style.setProperty("display", "none");
      element?.getBoundingClientRect();
      element?.style.removeProperty("display");
    };
    await this.expect(true, still, selector);
    const painted = await this.#greys(selector);
    await this.run(paintAnew, selector);
    await this.expect(true, still, selector);
    const anew = await this.#greys(selector);
    const difference = painted.reduce((sum, grey, at) => sum + Math.abs(grey - (anew[at] ?? 0)), 0) / painted.length;
    expect(difference, "mean difference of 255").toBeLessThan(4);
  }

  async #greys(selector: string): Promise<Buffer> {
    await this.run(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const [left = 0, top = 0, width = 0, height = 0] = await this.run((wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box ? [box.left, box.top, box.width, box.height].map(Math.round) : [];
    }, selector);
    const picture = Buffer.from((await this.driver.command("TakeScreenshot", { full: false })) as string, "base64");
    return sharp(picture).extract({ left, top, width, height }).greyscale().raw().toBuffer();
  }
}
