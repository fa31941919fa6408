// @long PAGES
import type { Page } from "@playwright/test";
import { type ForeignSite, startForeignSite } from "../../testing/foreign-site.ts";
import { BAD_CONTENT } from "../../testing/hostile-content.ts";
import { expectNoBarriers, expectNoSidewaysScroll, gotoHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

const ALWAYS = ["home", "contact"];

/** Those with missing or additional elements; the others only have other texts. */
const LOOKED_AT_BY_AXE = ["empty lists", "missing pictures", "hostile Markdown"];

/** Expects the parts that must work with any content: the frame, the order of the sections, the form. */
async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "zur Startseite" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Nachricht senden" })).toBeAttached();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeAttached();
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(ALWAYS));
  expect(await page.locator("main :is(img[src=''], a[href=''])").count()).toBe(0);
}

/** Every heading is within the window's width, or in a row that scrolls by itself. */
async function expectHeadingsInWindow(page: Page): Promise<void> {
  const headings = page.locator("main :is(h2, h3):not([inert] *)");
  const outside = () =>
    headings.evaluateAll((all) =>
      all
        .filter((heading) => !["auto", "scroll"].includes(getComputedStyle(heading.closest("ul") ?? heading).overflowX))
        .map((heading) => [heading.textContent?.slice(0, 30), heading.getBoundingClientRect()] as const)
        .filter(([, { width, left, right }]) => width > 0 && (left < -1 || right > innerWidth + 1))
        .map(([text, { left, right }]) => `${text}: ${left} to ${right}`),
    );
  // Cards that no longer fit become inert once the window's new width is known.
  await expect.poll(outside).toEqual([]);
}

/** No script of the content, none of its forms, frames or styles, and no element that could cover the page. */
async function expectNothingForeign(page: Page): Promise<void> {
  const foreign = page.locator(
    "main :is(iframe, object, embed, style, base, [onerror], [onload], [style], [href^='javascript' i], [href^='data:' i])",
  );
  expect(await foreign.count()).toBe(0);
  await expect(page.locator("form")).toHaveCount(1);
}

let site: ForeignSite;

test.beforeAll(async () => {
  site = await startForeignSite();
});

test.afterAll(() => site.end());

for (const [name, alter] of Object.entries(BAD_CONTENT)) {
  test(`the layout survives ${name}`, async ({ page }) => {
    await site.alter("InitialData", alter);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await gotoHydrated(page, site.url);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
      await expectHeadingsInWindow(page);
      await expectNothingForeign(page);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    const slideButton = page.locator("[data-slide-state='active'] a").last();
    if ((await slideButton.count()) > 0) await expect(slideButton).toBeInViewport();
    if (LOOKED_AT_BY_AXE.includes(name)) await expectNoBarriers(page);
    expect(dialogs).toEqual([]);
    await page.close();
  });
}
