// @long PAGES

import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, openWithStoppedClock } from "../../testing/landing.ts";
import {
  expectActive,
  expectTransitioning,
  pointElsewhere,
  slider,
  startSlide,
  thumbnail,
} from "../../testing/slider.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9. */
const AUTOPLAY_MS = 15_000;
/** Time from a slide's start to its end. */
const CHANGE_MS = 1000;

test("the next slide starts 15000 ms after the previous one (spec §9, homepage slider autoplay); after the last comes the first (spec §2, homepage slider)", {
  tag: "@everyday",
}, async ({ page }) => {
  await openWithStoppedClock(page);
  await startSlide(page, "Webdesign");
  await page.clock.runFor(CHANGE_MS);
  await expectActive(page, "Webdesign");
  await page.clock.runFor(AUTOPLAY_MS - CHANGE_MS - 1);
  await expectTransitioning(page, false);
  await page.clock.runFor(1);
  await expectTransitioning(page, true);
  await page.clock.runFor(CHANGE_MS);
  await expectActive(page, "Luftbild");

  await startSlide(page, "Gestaltung");
  await page.clock.runFor(CHANGE_MS);
  await expectActive(page, "Gestaltung");
  await page.clock.runFor(AUTOPLAY_MS - CHANGE_MS);
  await expectTransitioning(page, true);
  await page.clock.runFor(CHANGE_MS);
  await expectActive(page, "Fotografie");
});

test("from slide start to slide end it is transitioning, the texts hidden and no thumbnail active; then the texts fade in (spec §4, homepage slider)", {
  tag: "@everyday",
}, async ({ page }) => {
  await openWithStoppedClock(page);
  const words = slider(page).locator("[data-slide-state=active] h2, [data-slide-state=entering] h2");
  const opacities = () =>
    words.evaluateAll((all) => all.map((each) => each.parentElement && getComputedStyle(each.parentElement).opacity));
  await expect(thumbnail(page, "Fotografie")).toHaveAttribute("aria-current", "true");

  await startSlide(page, "Film");
  await expectActive(page, "Fotografie");
  await expect.poll(opacities).toEqual(["0", "0"]);
  await expect(slider(page).locator("[aria-current]")).toHaveCount(0);
  await page.clock.runFor(CHANGE_MS - 1);
  await expectTransitioning(page, true);

  await page.clock.runFor(1);
  await expectTransitioning(page, false);
  await expectActive(page, "Film");
  await expect(thumbnail(page, "Film")).toHaveAttribute("aria-current", "true");
  const fade = await words.evaluate((each) => each.parentElement && getComputedStyle(each.parentElement).transition);
  expect(fade).toMatch(/^opacity 0\.6s/);
  await expect.poll(opacities).toEqual(["1"]);
});

test.describe("with its picture drifting", () => {
  test.use({ drift: true });

  test("the line above the active thumbnail takes the slide's whole time (spec §9, homepage slider autoplay)", async ({
    page,
  }) => {
    await gotoHydrated(page, "/");
    const line = await thumbnail(page, "Fotografie").evaluate((link) => {
      const style = getComputedStyle(link.querySelector("span") as Element, "::after");
      return [style.animationDuration, style.animationTimingFunction, style.animationPlayState, style.opacity];
    });
    expect(line).toEqual(["15s", "linear", "running", "1"]);
  });
});

test("it can be paused and resumed by keyboard, and the button's label says which (spec §2, homepage slider; WCAG 2.2.2)", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await page.getByRole("button", { name: "Bildwechsel anhalten" }).focus();
  await page.keyboard.press("Enter");
  const resume = page.getByRole("button", { name: "Bildwechsel fortsetzen" });
  await expect(resume).toBeFocused();
  await resume.blur();
  await page.clock.runFor(3 * AUTOPLAY_MS);
  await expectActive(page, "Fotografie");
  await expectTransitioning(page, false);

  await resume.focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Bildwechsel anhalten" }).blur();
  await expect(slider(page)).toHaveAttribute("data-playing");
  await page.clock.runFor(AUTOPLAY_MS);
  await expectTransitioning(page, true);
});

test("it pauses in a hidden tab, on hover and on focus, including its time (WCAG 2.2.2)", async ({ page }) => {
  await openWithStoppedClock(page);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await turn(true);
  await expect(slider(page)).not.toHaveAttribute("data-playing");
  await page.clock.runFor(2 * AUTOPLAY_MS);
  await expectActive(page, "Fotografie");
  await turn(false);
  await expect(slider(page)).toHaveAttribute("data-playing");

  await startSlide(page, "Film");
  await page.clock.runFor(10_000);
  for (const halt of ["pointer", "focus"] as const) {
    if (halt === "pointer") await page.mouse.move(700, 500);
    else await page.keyboard.press("Tab");
    await expect(slider(page)).not.toHaveAttribute("data-playing");
    await page.clock.runFor(2 * AUTOPLAY_MS);
    await expectTransitioning(page, false);
    if (halt === "pointer") await pointElsewhere(page);
    else await thumbnail(page, "Webdesign").blur();
    await expect(slider(page)).toHaveAttribute("data-playing");
  }
  await page.clock.runFor(AUTOPLAY_MS - 10_000 - 1);
  await expectTransitioning(page, false);
  await page.clock.runFor(1);
  await expectTransitioning(page, true);
});

test("under reduced motion there is no autoplay and slides change instantly (WCAG 2.3.3)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page);
  await page.clock.runFor(2 * AUTOPLAY_MS);
  await expectActive(page, "Fotografie");
  await expect(slider(page).getByRole("button")).toHaveCount(0);
  await thumbnail(page, "Luftbild").click();
  await expectActive(page, "Luftbild");
});
