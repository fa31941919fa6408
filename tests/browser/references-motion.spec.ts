// @long PAGES
import type { Page } from "@playwright/test";
import { carouselOn, endSlide, gotoWithFrozenCarousel, untilTimed } from "../../testing/carousel.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { bringIntoView, gotoHydrated, layoutShift, watchLayoutShift } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9, references carousel, in ms. */
const PAUSE = 5000;
const RESUME = 1000;
const SLIDE = { byItself: 1000, byArrow: 700 };

/** A dialog opens once the click is painted, in ms of the page's clock. */
const FRAMES = 100;

const AWAY = { x: 5, y: 5 };

test("it advances 1000 ms after the pointer has left, then after each pause of 5000 ms; an automatic slide takes 1000 ms, one by an arrow 700 ms (spec §9, references carousel)", {
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

test("a slide shifts nothing; consecutive arrow presses are all followed", async ({ page }) => {
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  const { root, next, previous, sliding, row } = carouselOn(page);
  await bringIntoView(root);
  await expect(page.locator("[data-reveal]").filter({ has: root })).toHaveCount(0);
  await next.focus();
  await page.locator("[data-live][data-paused]").waitFor();
  await expect(sliding).toHaveCount(0);

  // The section has been revealed by now, and only the row moves: by a transform, without layout.
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

/** React handles the end of a hover or focus asynchronously; the pause starts then. */
async function expectResumed(page: Page): Promise<void> {
  await page.locator("[data-live]:not([data-paused])").waitFor();
  await untilTimed(page);
}

/**
 * Expects the next slide after the delay from the end of a hover or focus (spec §9, references carousel), and ends it.
 */
async function expectToResume(page: Page): Promise<void> {
  await expectResumed(page);
  await page.clock.runFor(RESUME - 1);
  await expect(carouselOn(page).sliding).toHaveCount(0);
  await page.clock.runFor(1);
  await endSlide(page);
}

test("it pauses under the pointer, on cards and arrows alike, while the tab is hidden and while the focus is inside (spec §9, hover pause)", {
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
  // A mouse click leaves the focus inside, too.
  await carousel.next.click();
  await page.mouse.move(AWAY.x, AWAY.y);
  await endSlide(page);
  await expectStillness(page);
});

test("the focus stays in the carousel when its card leaves the view, by an arrow that doesn't take the focus or by one pressed before (WCAG 2.4.3)", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  const { reachable, next, previous } = carouselOn(page);
  // A touch in Safari and a screen reader press a button without focusing it.
  const pressed = (arrow: typeof next) => arrow.evaluate((button: HTMLButtonElement) => button.click());

  // One of the cards has no link, and the carousel may have advanced before it was paused.
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

test("a button, which precedes its cards in tab order, stops and restarts it (WCAG 2.2.2); it pauses behind a dialog, so that the focus can return", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  const { root, reachable } = carouselOn(page);
  await expect(root.locator("a, button").first()).toHaveText("Bildwechsel der Referenzen anhalten");
  await root.getByRole("button", { name: "Bildwechsel der Referenzen anhalten" }).click();
  // The section may still be revealed, at a slightly larger scale.
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

test("under reduced motion there is no autoplay, arrows work instantly, and there is no pause button (WCAG 2.3.3)", async ({
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
