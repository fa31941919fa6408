import type { Page } from "@playwright/test";
import { gotoHydrated, openWithStoppedClock } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

const TITLES = ["Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung"];

/** Spec §9; and from a slide's start to its end. */
const AUTOPLAY_MS = 15_000;
const CHANGE_MS = 1000;

const slider = (page: Page) => page.getByRole("region", { name: "Unsere Leistungen" });
const activeSlide = (page: Page) => page.locator('[data-slide-state="active"]');
const thumbnail = (page: Page, name: string) =>
  page.getByRole("list", { name: "Übersicht der Leistungen" }).getByRole("link", { name });
const expectActive = (page: Page, title: string) =>
  expect(activeSlide(page)).toHaveAccessibleName(new RegExp(`^\\d von 5: ${title}$`));

/** Puts the mouse where it does not halt the slider. */
const pointElsewhere = (page: Page) => page.mouse.move(700, 20);

/** Has a slide start now, by the stopped clock, and lets the slider go on. */
async function startSlide(page: Page, title: string): Promise<void> {
  await thumbnail(page, title).click();
  await expect(slider(page)).toHaveAttribute("data-transitioning");
  await pointElsewhere(page);
  await expect(slider(page)).toHaveAttribute("data-playing");
}

async function expectTransitioning(page: Page, transitioning: boolean): Promise<void> {
  const flag = expect(slider(page));
  await (transitioning ? flag : flag.not).toHaveAttribute("data-transitioning");
}

test("one slide per service with a place in the slider: title, header, text and a button to its section (spec §2, homepage slider)", async ({
  page,
}) => {
  await page.goto("/");
  const slides = await page.locator("#home [data-slide-state]").evaluateAll((all) =>
    all.map((slide) => ({
      label: slide.getAttribute("aria-label"),
      header: slide.querySelector("h2")?.textContent !== "",
      text: slide.querySelector("p + h2 + div")?.textContent !== "",
      button: slide.querySelector("a")?.getAttribute("href"),
    })),
  );
  expect(slides).toEqual(
    TITLES.map((title, place) => ({
      label: `${place + 1} von 5: ${title}`,
      header: true,
      text: true,
      button: `/#${title.toLowerCase()}`,
    })),
  );
});

test("below it a row of thumbnails with icon and title, and no arrows or indicators (spec §2, homepage slider)", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  const thumbnails = page.getByRole("list", { name: "Übersicht der Leistungen" }).getByRole("link");
  expect(await thumbnails.allTextContents()).toEqual(TITLES);
  await expect(thumbnails.first().locator("[class^=flaticon-]")).toBeVisible();
  const above = await slider(page).locator("[aria-live]").boundingBox();
  const row = await thumbnails.first().boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await expect(slider(page).getByRole("button")).toHaveCount(1); // the pause button
});

test("the next slide starts 15000 ms after the one before (spec §9, homepage slider autoplay)", async ({ page }) => {
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
});

test("after the last slide comes the first (spec §2, homepage slider)", async ({ page }) => {
  await openWithStoppedClock(page);
  await startSlide(page, "Gestaltung");
  await page.clock.runFor(CHANGE_MS);
  await expectActive(page, "Gestaltung");
  await page.clock.runFor(AUTOPLAY_MS - CHANGE_MS);
  await expectTransitioning(page, true);
  await page.clock.runFor(CHANGE_MS);
  await expectActive(page, "Fotografie");
});

test("from slide start to slide end it is transitioning, the texts hidden and no thumbnail active; then the texts fade in (spec §4, homepage slider)", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const words = slider(page).locator("[data-slide-state=active] h2, [data-slide-state=entering] h2");
  const opacities = () =>
    words.evaluateAll((all) => all.map((each) => each.parentElement && getComputedStyle(each.parentElement).opacity));
  await expect(thumbnail(page, "Fotografie")).toHaveAttribute("aria-current", "true");

  await startSlide(page, "Film");
  await expectActive(page, "Fotografie");
  expect(await opacities()).toEqual(["0", "0"]);
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

test("it can be paused and let go on by keyboard, and the button's name says which (spec §2, homepage slider; WCAG 2.2.2)", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await page.getByRole("button", { name: "Diaschau anhalten" }).focus();
  await page.keyboard.press("Enter");
  const resume = page.getByRole("button", { name: "Diaschau fortsetzen" });
  await expect(resume).toBeFocused();
  await resume.blur();
  await page.clock.runFor(3 * AUTOPLAY_MS);
  await expectActive(page, "Fotografie");
  await expectTransitioning(page, false);

  await resume.focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Diaschau anhalten" }).blur();
  await expect(slider(page)).toHaveAttribute("data-playing");
  await page.clock.runFor(AUTOPLAY_MS);
  await expectTransitioning(page, true);
});

test("it stands still while the pointer is over it or the focus is in it, and its time with it (WCAG 2.2.2)", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await startSlide(page, "Film");
  await page.clock.runFor(10_000);
  for (const halt of ["pointer", "focus"] as const) {
    if (halt === "pointer") await page.mouse.move(700, 500);
    else await page.keyboard.press("Tab"); // on from the thumbnail that was clicked
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

test("it stands still in a tab that nobody sees", async ({ page }) => {
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
});

test("under reduced motion nothing plays by itself and slides change at once (WCAG 2.3.3)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page);
  await page.clock.runFor(2 * AUTOPLAY_MS);
  await expectActive(page, "Fotografie");
  await expect(slider(page).getByRole("button")).toHaveCount(0);
  await thumbnail(page, "Luftbild").click();
  await expectActive(page, "Luftbild"); // without the clock
});

test("to a screen reader it is a carousel that speaks only when nothing moves by itself, and only the slide shown can be reached", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  await expect(slider(page)).toHaveAttribute("aria-roledescription", "Karussell");
  const slides = slider(page).locator("[data-slide-state]");
  await expect(slides.first()).toHaveAttribute("aria-roledescription", "Folie");
  await expect(slider(page).getByRole("group")).toHaveCount(1);
  expect(await slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  await expect(slider(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await page.getByRole("button", { name: "Diaschau anhalten" }).click();
  await expect(slider(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("only the first picture loads with the page; the next one is there before its slide starts", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(/hero-(\w+?)_/.exec(request.url())?.[1] ?? ""));
  await openWithStoppedClock(page);
  const loading = await page
    .locator("#home [data-slide-state] img")
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).loading));
  expect(loading).toEqual(["eager", "lazy", "lazy", "lazy", "lazy"]);
  expect(new Set(fetched.filter(Boolean))).toEqual(new Set(["fotografie"]));

  await page.clock.runFor(AUTOPLAY_MS - 3000);
  await expect.poll(() => fetched).toContain("film");
  await expectTransitioning(page, false);
  expect(fetched).not.toContain("webdesign");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe turns to the next slide, and back (spec §2, homepage slider)", async ({ page }) => {
    await gotoHydrated(page, "/");
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: string, x?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
        } as never);
      await touch("touchStart", from);
      for (let step = 1; step <= 5; step++) await touch("touchMove", from + ((to - from) * step) / 5);
      await touch("touchEnd");
    };
    await swipe(320, 80);
    await expectActive(page, "Film");
    await expectTransitioning(page, false);
    await swipe(80, 320);
    await expectActive(page, "Fotografie");
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the slides are a strip that scrolls sideways, and the thumbnails links into it (spec §2, homepage slider)", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("#home h2").nth(0)).toBeInViewport();
    await thumbnail(page, "Luftbild").click();
    await expect(page.locator("#home h2").nth(3)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#home h2").nth(0)).not.toBeInViewport();
  });
});

for (const [name, width, height] of [
  ["320 px", 320, 640],
  ["1440 px at 200 %", 720, 450],
] as const) {
  test(`at ${name} words, button and thumbnails can be used`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, "/");
    const words = activeSlide(page).getByRole("heading");
    const box = await words.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await words.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    const pause = await page.getByRole("button", { name: "Diaschau anhalten" }).boundingBox();
    expect(Math.min(pause?.width ?? 0, pause?.height ?? 0)).toBeGreaterThanOrEqual(24); // WCAG 2.5.8
    await thumbnail(page, "Gestaltung").click();
    await expectActive(page, "Gestaltung");
    await expect(thumbnail(page, "Gestaltung")).toBeInViewport({ ratio: 0.9 });
  });
}
