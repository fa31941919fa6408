import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Newer than the one that comes with @axe-core/playwright 4.13; its 4.14 needs Node 22. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe's rules of WCAG 2.2 A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Moves the pointer, as visitors do, for whom React waits; resolves when it has taken over every island. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens a page whose script has taken over. */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page);
}

/** axe for a page. It says only what is broken: to describe all that is well, too, takes as long as the search. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  // Once for each document: the builder itself would send half a megabyte of script twice for each look.
  for (const frame of page.frames()) {
    const brought = frame.evaluate("window.axe !== undefined").then((is) => (is ? undefined : frame.evaluate(AXE)));
    await brought.catch((error) => {
      if (frame === page.mainFrame()) throw error; // another one may be loading
    });
  }
  return (
    new AxeBuilder({ page, axeSource: "void 0" })
      .options({ resultTypes: ["violations"] })
      // Without a blank page that puts together the results of all frames.
      .setLegacyMode()
  );
}

/**
 * Lists the rules of these tags that axe finds broken in the page as it is, each with the places. An editor's text is
 * looked at where visitors read it.
 *
 * @param within selector of the part that is looked at; an open dialog is all that can be reached
 */
export async function barriersOf(page: Page, tags: string[], within?: string): Promise<string[]> {
  const axe = (await axeOn(page)).exclude(".ProseMirror *").withTags(tags);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Expects no barrier that axe finds in the page as it is, or in a part of it, its best practices included. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  expect(await barriersOf(page, [...WCAG, "best-practice"], within)).toEqual([]);
}

/** Expects the page not to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/**
 * Opens a page with a clock that stands still once it is there; timers run only by `page.clock.runFor`. Until then it
 * runs by itself, so that the page can load.
 */
export async function openWithStoppedClock(page: Page, path = "/"): Promise<void> {
  await page.clock.install();
  await gotoHydrated(page, path);
  // A slow machine may take a moment to hear of it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Scrolls at once and waits until the page has noticed. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** Scrolls to an element and waits until the page has noticed: what is revealed then, moves from under a press. */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await scrollPage(element.page(), await scrolled(element.page()));
}

/** px that the window is scrolled. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

type Shifting = { layoutShift: number };

/**
 * Adds up layout shifts (CLS) of every document that the page opens from now on; `layoutShift` reads the sum.
 *
 * @param fromStart count what fonts move, too, that a busy machine brings after the first paint
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
