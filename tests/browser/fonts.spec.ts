// @long PAGES
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, layoutShift, watchLayoutShift } from "../../testing/landing.ts";

/** Whether this machine has a local fallback font. */
async function hasLocalFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = await document.fonts.load('400 16px "Text Fallback"').catch(() => []);
    return faces.some(({ status }) => status === "loaded");
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} px text doesn't wait for late fonts, and hardly moves when they load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    let released = Promise.resolve();
    await page.route(/\.woff2$/, (route) => released.then(() => route.continue()));
    await watchLayoutShift(page, { fromStart: true });
    for (const path of width === 390 ? ["/", "/projekte", "/impressum"] : ["/"]) {
      released = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      // A browser waits three seconds for a blocking font, then paints.
      expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).not.toContain("block");
      release();
      await page.waitForLoadState();
      test.skip(!(await hasLocalFont(page)), "neither Arial nor a font as wide is on this machine");
      const [paint, font] = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
        return [paint, Math.min(...fonts.map((entry) => (entry as PerformanceResourceTiming).responseEnd))] as const;
      });
      expect(paint, path).toBeLessThan(font);
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
  });
}

test("a rare letter loads another file of its font, and is shown in it; without one none is fetched", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font")
      fonts.push(/([\w-]+?)-[\w-]{8}\.woff2/.exec(request.url())?.[1] ?? request.url());
  });
  await gotoHydrated(page, "/impressum");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.toSorted()).toEqual(["bricolage-grotesque", "instrument-sans"]);

  const text = page.locator("main p").first();
  await text.evaluate((element) => {
    element.textContent = "Łukasz Muñoz und Ñandú aus Århus";
  });
  await expect.poll(() => fonts).toEqual(expect.arrayContaining(["instrument-sans-rare", "instrument-sans-extended"]));
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("16px 'Instrument Sans Variable'", "ñÅŁ")))
    .toBe(true);
  expect(fonts.join()).not.toMatch(/bricolage-grotesque-(?:rare|extended)/);
});
