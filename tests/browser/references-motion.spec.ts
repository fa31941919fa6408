// @long PAGES
import type { Page } from "@playwright/test";
import { carouselOn, endSlide, gotoWithFrozenCarousel, untilTimed } from "../../testing/carousel.ts";
import { bringIntoView, gotoHydrated, layoutShift, watchLayoutShift } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9, references carousel, in ms. */
const PAUSE = 5000;
const RESUME = 1000;
const SLIDE = { byItself: 1000, byArrow: 700 };

/** A dialog opens when the press is painted, in ms of the page's clock. */
const FRAMES = 100;

const AWAY = { x: 5, y: 5 };

test("it moves on by itself 1000 ms after the pointer has left, then after each 5000 ms of rest; a slide by itself takes 1000 ms, by an arrow 700 ms (spec §9, references carousel)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoWithFrozenCarousel(page);
  const carousel = carouselOn(page);
  const row = await carousel.row();
  const expectSlideAfter = async (ms: number, left: number) => {
    await page.clock.runFor(ms - 1);
    await expect(carousel.sliding).toHaveCount(0);
    await page.clock.runFor(1);
    expect(await endSlide(page)).toBe(SLIDE.byItself);
    expect(await carousel.row()).toEqual([...row.slice(left), ...row.slice(0, left)]);
  };
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectResumed(page);
  await expectSlideAfter(RESUME, 1);
  await expectSlideAfter(PAUSE, 2);
  await expectSlideAfter(PAUSE, 3);

  for (const arrow of [carousel.next, carousel.previous]) {
    await arrow.click();
    expect(await endSlide(page)).toBe(SLIDE.byArrow);
  }
});

test("a slide shifts nothing; arrows pressed one after the other are all obeyed", async ({ page }) => {
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  const { root, next, previous, sliding, row } = carouselOn(page);
  await bringIntoView(root);
  await expect(page.locator("[data-reveal]").filter({ has: root })).toHaveCount(0);
  await next.focus();
  await page.locator("[data-live][data-paused]").waitFor();
  await expect(sliding).toHaveCount(0);

  // By now the section has appeared, and what moves is the row alone: it is drawn elsewhere, not laid out anew.
  const before = await layoutShift(page);
  const titles = await row();
  for (const [arrow, first] of [
    [next, titles[1]],
    [previous, titles[0]],
  ] as const) {
    await arrow.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await row())[0]).toBe(first);
    await expect(sliding).toHaveCount(0);
  }
  expect(await layoutShift(page)).toBe(before);

  await next.dblclick();
  await expect.poll(row).toEqual([...titles.slice(2), ...titles.slice(0, 2)]);
});

/** Runs the page's clock for longer than any pause and expects nothing to move. */
async function expectStillness(page: Page): Promise<void> {
  const row = await carouselOn(page).row();
  await page.clock.runFor(5 * PAUSE);
  await expect(carouselOn(page).sliding).toHaveCount(0);
  expect(await carouselOn(page).row()).toEqual(row);
}

/** React takes note of a hold's end in its own time; the pause begins then. */
async function expectResumed(page: Page): Promise<void> {
  await page.locator("[data-live]:not([data-paused])").waitFor();
  await untilTimed(page);
}

/** Expects the next slide after the time from a hold's end (spec §9, references carousel), and ends it. */
async function expectToResume(page: Page): Promise<void> {
  await expectResumed(page);
  await page.clock.runFor(RESUME - 1);
  await expect(carouselOn(page).sliding).toHaveCount(0);
  await page.clock.runFor(1);
  await endSlide(page);
}

test("it stands still under the pointer, on cards and arrows alike, while the tab is hidden and while the focus is inside (spec §9, hover pause)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoWithFrozenCarousel(page);
  const carousel = carouselOn(page);
  await expectStillness(page);
  await carousel.next.hover();
  await expectStillness(page);
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectToResume(page);

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await page.locator("[data-live][data-paused]").waitFor();
  await expectStillness(page);
  await setHidden(false);
  await expectToResume(page);

  await carousel.reachable.getByRole("link").first().focus();
  await page.locator("[data-live][data-paused]").waitFor();
  await expectStillness(page);
  await carousel.next.focus();
  await expectStillness(page);
  await page.getByRole("link", { name: "Impressum" }).focus();
  await expectToResume(page);
  // A press with the mouse leaves the focus inside, too.
  await carousel.next.click();
  await page.mouse.move(AWAY.x, AWAY.y);
  await endSlide(page);
  await expectStillness(page);
});

test("the focus stays in the carousel when its card goes out of view, by an arrow that takes none or by one pressed before (WCAG 2.4.3)", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  const { reachable, next, previous } = carouselOn(page);
  // A finger in Safari and a screen reader press a button without moving the focus to it.
  const pressed = (arrow: typeof next) => arrow.evaluate((button: HTMLButtonElement) => button.click());

  // One of the cards has no link, and the carousel may have gone on before it stood still.
  if ((await reachable.last().getByRole("link").count()) === 0) {
    await pressed(next);
    await endSlide(page);
  }
  await reachable.last().getByRole("link").first().focus();
  await pressed(previous);
  await expect(next).toBeFocused();
  await endSlide(page);

  await reachable.first().getByRole("link").first().focus();
  await pressed(next);
  await expect(next).toBeFocused();
  await endSlide(page);

  await pressed(next);
  await pressed(next);
  await reachable.first().getByRole("link").first().focus();
  await page.locator("[data-track]").evaluate((row) => row.getAnimations()[0]?.finish());
  await expect(next).toBeFocused();
});

test("a button, which comes before its cards for the keyboard, stops it for good and starts it again (WCAG 2.2.2); it stands still behind a dialog, so that the focus finds its way back", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  const { root, reachable } = carouselOn(page);
  await expect(root.locator("a, button").first()).toHaveText("Bildwechsel der Referenzen anhalten");
  await root.getByRole("button", { name: "Bildwechsel der Referenzen anhalten" }).click();
  // The section may still be appearing, a little larger than it is.
  const size = async () => {
    const box = await root.getByRole("button", { name: "Bildwechsel der Referenzen fortsetzen" }).boundingBox();
    return [box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  await expect.poll(size).toEqual([44, 44]);
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectStillness(page);
  await root.getByRole("button", { name: "Bildwechsel der Referenzen fortsetzen" }).click();
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectToResume(page);

  const opener = reachable.getByTitle("Video ansehen").first();
  await opener.click();
  await page.clock.runFor(FRAMES);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectStillness(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("under reduced motion it stands still, arrows work at once, and there is nothing to stop (WCAG 2.3.3)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoWithFrozenCarousel(page);
  const carousel = carouselOn(page);
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectStillness(page);
  await expect(carousel.root.getByRole("button", { name: "Bildwechsel der Referenzen anhalten" })).toBeHidden();
  const row = await carousel.row();
  await carousel.next.click();
  expect(await endSlide(page)).toBe(0);
  expect(await carousel.row()).toEqual([...row.slice(1), ...row.slice(0, 1)]);
});
