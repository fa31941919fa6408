// @long PAGES
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, layoutShift, openWithStoppedClock, watchLayoutShift } from "../../testing/landing.ts";
import { activeSlide, expectActive, expectTransitioning, slider, thumbnail } from "../../testing/slider.ts";

test.use({ reducedMotion: "no-preference" });

const TITLES = ["Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung"];

/** Spec §9. */
const AUTOPLAY_MS = 15_000;

test("one slide per service with a place in the slider: title, header, text and a button to its section; below it a row of thumbnails with icon and title, and no arrows or indicators; for screen readers a carousel that announces changes only while autoplay is paused, with only the current slide reachable (spec §2, homepage slider)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
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

  const thumbnails = page.getByRole("list", { name: "Übersicht der Leistungen" }).getByRole("link");
  expect(await thumbnails.allTextContents()).toEqual(TITLES);
  await expect(thumbnails.first().locator("[class^=flaticon-]")).toBeVisible();
  const above = await slider(page).locator("[aria-live]").boundingBox();
  const row = await thumbnails.first().boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await expect(slider(page).getByRole("button")).toHaveCount(1);

  await expect(slider(page)).toHaveAttribute("aria-roledescription", "Karussell");
  const states = slider(page).locator("[data-slide-state]");
  await expect(states.first()).toHaveAttribute("aria-roledescription", "Folie");
  await expect(slider(page).getByRole("group")).toHaveCount(1);
  expect(await states.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  await expect(slider(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await page.getByRole("button", { name: "Bildwechsel anhalten" }).click();
  await expect(slider(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

/** In px, of small windows and of large ones whose visitors have zoomed in (WCAG 1.4.4, 1.4.10). */
const CRAMPED = [
  [320, 256],
  [720, 450],
  [640, 512],
  [844, 390],
  [360, 640],
] as const;

test("in a small or zoomed window nothing shifts while the page loads, each slide fits between header and index, and all are equally tall", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [[smallest, lowest]] = CRAMPED;
  await page.setViewportSize({ width: smallest, height: lowest });
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  expect(await layoutShift(page)).toBeCloseTo(0, 3);
  for (const [width, height] of CRAMPED) {
    await page.setViewportSize({ width, height });
    const heights = new Set<number>();
    for (const title of TITLES) {
      const place = `${title} at ${width} × ${height} px`;
      await thumbnail(page, title).evaluate((link) => (link as HTMLElement).click());
      await expectActive(page, title);
      const edges = await activeSlide(page).evaluate((slide) => {
        const bottoms = [...slide.querySelectorAll("a")].map((link) => link.getBoundingClientRect().bottom);
        return {
          brand: document.querySelector("#brand")?.getBoundingClientRect().bottom ?? Number.NaN,
          words: slide.querySelector("p")?.getBoundingClientRect().top ?? Number.NaN,
          links: Math.max(...bottoms),
          end: slide.getBoundingClientRect().bottom,
          index: document.querySelector("#home ul:last-of-type")?.getBoundingClientRect().top ?? Number.NaN,
        };
      });
      expect(edges.words, place).toBeGreaterThan(edges.brand);
      expect(edges.links, place).toBeLessThan(edges.end);
      expect(edges.links, place).toBeLessThan(edges.index);
      heights.add(Math.round((await slider(page).boundingBox())?.height ?? 0));
    }
    expect(heights.size, `at ${width} × ${height} px`).toBe(1);
  }
});

test("the first view shows name and place of the agency, whichever slide is shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  for (const width of [360, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const title of ["Fotografie", "Webdesign"]) {
      await thumbnail(page, title).click();
      await expectActive(page, title);
      const claim = page.locator("p, h1").filter({ hasText: /Fotografie, Film und Web aus Pulheim$/, visible: true });
      await expect(claim.first()).toBeInViewport({ ratio: 1 });
      await expect(activeSlide(page).getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("only the first picture loads with the page; the next one is loaded before its slide starts", async ({ page }) => {
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

  test("a swipe shows the next slide, and back (spec §2, homepage slider)", async ({ page }) => {
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

/** Pairs of overlapping controls of the current slide, including the pause button. */
const overlapping = (page: Page) =>
  slider(page).evaluate((section) => {
    const controls = [...section.querySelectorAll<HTMLElement>("a, button")].filter((each) => !each.closest("[inert]"));
    const boxes = controls.map((each) => ({
      name: each.textContent?.trim(),
      ...each.getBoundingClientRect().toJSON(),
    }));
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.name} and ${two.name}`),
    );
  });

test("no control of a slide covers another, on any phone and with any button label", async ({ page }) => {
  await openWithStoppedClock(page);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [767, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const title of TITLES) {
      const shown = activeSlide(page);
      if (!(await shown.getAttribute("aria-label"))?.endsWith(title)) {
        await thumbnail(page, title).click();
        await expect(async () => {
          await page.clock.runFor(2000);
          await expect(shown).toHaveAccessibleName(new RegExp(title), { timeout: 500 });
        }).toPass();
      }
      await expect(page.getByRole("button", { name: "Bildwechsel anhalten" })).toBeVisible();
      expect(await overlapping(page), `${title} at ${width} px`).toEqual([]);
    }
    const button = activeSlide(page).locator("a").first();
    for (const words of ["So", "So halten wir fest, was bei Ihnen jeden Tag geschieht"]) {
      const before = await button.textContent();
      await button.evaluate((link, text) => link.replaceChildren(text), words);
      expect(await overlapping(page), `„${words}“ at ${width} px`).toEqual([]);
      await button.evaluate((link, text) => link.replaceChildren(text ?? ""), before);
    }
  }
});

test("at 320 px, and at 1440 px at 200 %, text, button and thumbnails are usable", async ({ page }) => {
  await gotoHydrated(page, "/");
  for (const [title, width, height] of [
    ["Gestaltung", 320, 640],
    ["Fotografie", 720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    const words = activeSlide(page).getByRole("heading");
    const box = await words.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await words.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    const pause = await page.getByRole("button", { name: "Bildwechsel anhalten" }).boundingBox();
    expect(Math.min(pause?.width ?? 0, pause?.height ?? 0)).toBeGreaterThanOrEqual(24); // WCAG 2.5.8
    await thumbnail(page, title).click();
    await expectActive(page, title);
    await expect(thumbnail(page, title)).toBeInViewport({ ratio: 0.9 });
  }
});
