import type { Page } from "@playwright/test";
import { carouselOn, gotoWithFrozenCarousel } from "../../testing/carousel.ts";
import { gotoHydrated, layoutShift, watchLayoutShift } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9, references carousel, in ms. */
const PAUSE = 5000;
const RESUME = 1000;
const TOLERANCE = 0.1;

const AWAY = { x: 5, y: 5 };

/** Real time from a slide's start to its end, in ms: the page's own clock may be in the test's hand. */
const measureSlide = (page: Page, start: () => Promise<void>) =>
  page
    .evaluateHandle(() => {
      const section = document.querySelector("[data-cards]");
      const now = () => Number(document.timeline.currentTime);
      let began = 0;
      const measured = new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (section?.hasAttribute("data-sliding")) began = now();
          else resolve(now() - began);
        }).observe(section as Element, { attributeFilter: ["data-sliding"] });
      });
      return { measured };
    })
    .then(async (handle) => {
      await start();
      return handle.evaluate(({ measured }) => measured);
    });

test("a slide by itself takes 1000 ms (spec §9, references carousel)", async ({ page }) => {
  await gotoWithFrozenCarousel(page);
  await page.mouse.move(AWAY.x, AWAY.y);
  await expect(async () => {
    const duration = await measureSlide(page, () => page.clock.runFor(PAUSE));
    expect(Math.abs(duration - 1000)).toBeLessThanOrEqual(1000 * TOLERANCE);
  }).toPass({ timeout: 30_000 });
});

test("a slide by an arrow takes 700 ms and shifts nothing; arrows pressed one after the other are all obeyed (spec §9, references carousel)", async ({
  page,
}) => {
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  const { next, previous, sliding, row } = carouselOn(page);
  for (const arrow of [next, previous]) {
    await expect(async () => {
      const duration = await measureSlide(page, () => arrow.click());
      expect(Math.abs(duration - 700)).toBeLessThanOrEqual(700 * TOLERANCE);
    }).toPass({ timeout: 30_000 });
  }

  // By now the section has appeared, and what moves is the row alone: it is drawn elsewhere, not laid out anew.
  const before = await layoutShift(page);
  for (const arrow of [next, previous]) {
    await arrow.focus();
    await page.keyboard.press("Enter");
    await expect(sliding).toHaveCount(1);
    await expect(sliding).toHaveCount(0);
  }
  expect(await layoutShift(page)).toBe(before);

  const titles = await row();
  await next.dblclick();
  await expect.poll(row).toEqual([...titles.slice(2), ...titles.slice(0, 2)]);
});

test("it moves on by itself 1000 ms after the pointer has left, then after each 5000 ms of rest (spec §9, references carousel)", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  const carousel = carouselOn(page);
  const row = await carousel.row();
  const slidesAfter = async (ms: number, left: number) => {
    await page.clock.runFor(ms - 1);
    await expect(carousel.sliding).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(carousel.sliding).toHaveCount(1);
    await expect(carousel.sliding).toHaveCount(0);
    expect(await carousel.row()).toEqual([...row.slice(left), ...row.slice(0, left)]);
  };
  await page.mouse.move(AWAY.x, AWAY.y);
  await slidesAfter(RESUME, 1);
  await slidesAfter(PAUSE, 2);
  await slidesAfter(PAUSE, 3);
});

/** Runs the page's clock for longer than any pause and expects nothing to move. */
async function expectStillness(page: Page): Promise<void> {
  const row = await carouselOn(page).row();
  await page.clock.runFor(5 * PAUSE);
  await expect(carouselOn(page).sliding).toHaveCount(0);
  expect(await carouselOn(page).row()).toEqual(row);
}

/** Expects the next slide after the time from a hold's end (spec §9, references carousel). */
async function expectToResume(page: Page): Promise<void> {
  // React takes note of the hold's end in its own time; the pause begins then.
  await page.locator("[data-live]:not([data-paused])").waitFor();
  await page.clock.runFor(RESUME - 1);
  await expect(carouselOn(page).sliding).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(carouselOn(page).sliding).toHaveCount(1);
}

test("it stands still under the pointer, on cards and arrows alike, and while the tab is hidden (spec §9, hover pause)", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  await expectStillness(page);
  await carouselOn(page).next.hover();
  await expectStillness(page);
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectToResume(page);

  await expect(carouselOn(page).sliding).toHaveCount(0);
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
});

test("it stands still while the focus is inside", async ({ page }) => {
  await gotoWithFrozenCarousel(page);
  await carouselOn(page).reachable.getByRole("link").first().focus();
  await page.mouse.move(AWAY.x, AWAY.y);
  await expectStillness(page);
  await carouselOn(page).next.focus();
  await expectStillness(page);
  await page.getByRole("link", { name: "Impressum" }).focus();
  await expectToResume(page);
  // A press with the mouse leaves the focus inside, too.
  await page.locator("[data-sliding]").waitFor({ state: "detached" });
  await carouselOn(page).next.click();
  await page.mouse.move(AWAY.x, AWAY.y);
  await page.clock.runFor(1000);
  await page.locator("[data-sliding]").waitFor({ state: "detached" });
  await expectStillness(page);
});

test("a button, which comes before its cards for the keyboard, stops it for good and starts it again (WCAG 2.2.2)", async ({
  page,
}) => {
  await gotoWithFrozenCarousel(page);
  const { root } = carouselOn(page);
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
  await expectToResume(page);
});

test("it stands still behind a dialog, so that the focus finds its way back", async ({ page }) => {
  await gotoWithFrozenCarousel(page);
  const opener = carouselOn(page).reachable.getByTitle("Video ansehen").first();
  await opener.click();
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
  // A slide takes 700 ms where motion is welcome.
  expect(await measureSlide(page, () => carousel.next.click())).toBeLessThan(350);
  expect(await carousel.row()).toEqual([...row.slice(1), ...row.slice(0, 1)]);
});
