import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Newer than the one in @axe-core/playwright 4.13; its 4.14 needs Node 22. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe's rules of WCAG 2.2 A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Moves the pointer, since React waits for visitors' input; resolves when it has hydrated every island. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it is hydrated. */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/** Waits for running transitions and animations, except endless ones: axe would measure a colour on its way. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => {
      const ends = Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
      return ends && animation.playState === "running" && animation.timeline === document.timeline;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** axe for a page that stands still, reporting violations only: describing passes takes as long as the search. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  await untilStill(page);
  // Once per document: the builder itself would send half a megabyte of script twice per check.
  for (const frame of page.frames()) {
    const brought = frame.evaluate("window.axe !== undefined").then((is) => (is ? undefined : frame.evaluate(AXE)));
    await brought.catch((error) => {
      if (frame === page.mainFrame()) throw error;
    });
  }
  return (
    new AxeBuilder({ page, axeSource: "void 0" })
      .options({ resultTypes: ["violations"] })
      // Without a blank page for merging the results of all frames.
      .setLegacyMode()
  );
}

/**
 * Lists axe violations of these tags on the current page, with their places. An editor's text is checked where visitors
 * read it.
 * @param within selector of the part to check; in an open dialog nothing else can be reached
 */
export async function barriersOf(page: Page, tags: string[], within?: string): Promise<string[]> {
  const axe = (await axeOn(page)).exclude(".ProseMirror *").withTags(tags);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Expects no axe violations on the current page or a part of it, including best practices. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  expect(await barriersOf(page, [...WCAG, "best-practice"], within)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Opens a page with a clock that stops once it is loaded; then timers run only by `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, path = "/"): Promise<void> {
  await page.clock.install();
  await gotoHydrated(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Scrolls instantly and waits until the page has noticed. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** Scrolls to an element and waits until the page has noticed: revealed elements would move during a click. */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await scrollPage(element.page(), await scrolled(element.page()));
}

/** Scroll position in px. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

type Shifting = { layoutShift: number };

/**
 * Sums up layout shifts (CLS) of every document that the page opens from now on; `layoutShift` reads the sum.
 * @param fromStart include shifts caused by fonts that a busy machine loads after the first paint
 */
export async function watchLayoutShift(page: Page, { fromStart = false } = {}): Promise<void> {
  await page.addInitScript((whole) => {
    const sum = window as unknown as Shifting;
    sum.layoutShift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.layoutShift += (entry as unknown as { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    if (whole) return;
    addEventListener("load", async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      observer.takeRecords();
      sum.layoutShift = 0;
    });
  }, fromStart);
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifting).layoutShift);
}
