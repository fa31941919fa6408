// @long PAGES
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, layoutShift, scrolled, scrollPage, watchLayoutShift } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Anchors in the navigation, in page order; 'Projekte' leads to another page. */
const ANCHORS = [
  "home",
  "fotografie",
  "film",
  "webdesign",
  "luftbild",
  "gestaltung",
  "angebot",
  "references",
  "contact",
];

/** Spec §9, in px. */
const SHRINK_OFFSET = 100;
const TOP_MARGIN = 55;
const BOTTOM_THRESHOLD = 200;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Musterlicht, zur Startseite" });

async function expectHighlighted(page: Page, anchor: string): Promise<void> {
  await expect(navigation(page).locator("[aria-current]")).toHaveAttribute("data-anchor", anchor);
}

/** px from the page's top to the section's. */
const topOf = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section) => Math.round(section.getBoundingClientRect().top + window.scrollY));

async function scrollToEnd(page: Page): Promise<void> {
  await scrollPage(page, 1_000_000);
}

/** How a part of the logo moves: its shutter, around the iris. */
const logoMotion = (page: Page, part: "shutter" | "iris") =>
  logo(page)
    .locator("svg g")
    [part === "shutter" ? "first" : "last"]()
    .evaluate((blades) => {
      const { animationName, animationDuration } = getComputedStyle(blades);
      return { name: animationName, duration: animationDuration };
    });

test("the header has a mail link, a phone link and a logo that closes and opens as an aperture on load and on hover, except under reduced motion; where it is transparent, clicks reach the slider (spec §2, header)", {
  tag: "@everyday",
}, async ({ page }) => {
  const blinks = { name: expect.not.stringMatching(/^none$/), duration: "1.4s" };
  await gotoHydrated(page, "/");
  expect(await logoMotion(page, "shutter")).toEqual(blinks);
  expect((await logoMotion(page, "iris")).name).toBe("none");
  const contact = page.getByRole("banner").getByRole("link");
  const mail = contact.filter({ hasText: "hallo@musterlicht.example" });
  await expect(mail).toHaveAttribute("href", "mailto:hallo@musterlicht.example");
  await expect(contact.filter({ hasText: "0221 4710 123" })).toHaveAttribute("href", "tel:02214710123");
  const links = await navigation(page).getByRole("link").first().boundingBox();
  const point = { x: (links?.x ?? 0) - 40, y: (links?.y ?? 0) + (links?.height ?? 0) / 2 };
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("header, #home")?.id, point);
  expect(hit).toBe("home");

  await logo(page).hover();
  await expect.poll(() => logoMotion(page, "iris")).toEqual(blinks);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(async () => (await logoMotion(page, "shutter")).duration).toBe("0s");
  await expect.poll(async () => (await logoMotion(page, "iris")).duration).toBe("0s");
});

test("the header highlights the section in view, with a bottom threshold of 200 px, in forced colours, too, and the last one at the page's end, whatever the window's height (spec §2 and §9, scroll-spy)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  await expectHighlighted(page, "home");
  await page.emulateMedia({ forcedColors: "active" });
  const line = (anchor: string) =>
    navigation(page)
      .locator(`[data-anchor=${anchor}]`)
      .evaluate((link) => {
        const { scale, backgroundColor } = getComputedStyle(link, "::after");
        return { scale, painted: backgroundColor !== getComputedStyle(document.body).backgroundColor };
      });
  await expect.poll(() => line("home")).toEqual({ scale: "1", painted: true });
  expect((await line("film")).scale).toBe("0 1");
  await page.emulateMedia({ forcedColors: "none" });

  for (const [place, anchor] of ANCHORS.slice(1, -1).entries()) {
    const top = await topOf(page, anchor);
    await scrollPage(page, top - BOTTOM_THRESHOLD - 2);
    await expectHighlighted(page, ANCHORS[place] ?? "");
    await scrollPage(page, top - BOTTOM_THRESHOLD + 1);
    await expectHighlighted(page, anchor);
  }

  await page.setViewportSize({ width: 1440, height: 2400 });
  await scrollToEnd(page);
  expect((await topOf(page, "contact")) - (await scrolled(page))).toBeGreaterThan(BOTTOM_THRESHOLD);
  await expectHighlighted(page, "contact");
});

test("up to 100 px the header is large; beyond that it is small and fixed, its logo at the top left and smaller, and the content's top margin 55 px, without shifting anything (spec §4 and §9, header)", {
  tag: "@everyday",
}, async ({ page }) => {
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  const shrunk = page.locator("html[data-shrunk]");
  const large = await logo(page).boundingBox();

  await scrollPage(page, SHRINK_OFFSET);
  await expect(shrunk).toHaveCount(0);
  expect(await logo(page).boundingBox()).toEqual(large);

  const isSmall = async () => {
    const box = await logo(page).boundingBox();
    const isSmaller = box && large && box.height < large.height * 0.7 && box.x === large.x;
    return isSmaller && box.y >= 0 && box.y + box.height <= TOP_MARGIN;
  };
  await scrollPage(page, SHRINK_OFFSET + 1);
  await expect(shrunk).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCSS("margin-top", `${TOP_MARGIN}px`);
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  await expect.poll(isSmall).toBe(true);
  expect(await layoutShift(page)).toBe(0);
  await scrollToEnd(page);
  expect(await isSmall()).toBe(true);
  await scrollPage(page, 0);
  await expect.poll(() => logo(page).boundingBox()).toEqual(large);
});

test.describe("on a first visit", () => {
  test.use({ consent: null });

  test("the logo's animation runs once consent has been answered, when it is visible", async ({ page }) => {
    await gotoHydrated(page, "/");
    const answer = page.getByRole("button", { name: "Ich bin nicht einverstanden" });
    await expect(answer).toBeVisible();
    expect((await logoMotion(page, "shutter")).name).toBe("none");
    await answer.click();
    await expect
      .poll(() => logoMotion(page, "shutter"))
      .toEqual({ name: expect.not.stringMatching(/^none$/), duration: "1.4s" });
  });
});

/** Expects clicks on the small bar beside its links to end there, with linked pictures behind it. */
async function expectBarToTakePresses(page: Page): Promise<void> {
  await page.goto("/projekte");
  for (const [width, x] of [
    [390, 230],
    [1440, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const picture = page.getByRole("region", { name: "Projekte" }).locator("img").first();
    await page.mouse.move(x, 400);
    await expect(async () => {
      const y = (await picture.boundingBox())?.y ?? 0;
      await page.mouse.wheel(0, y + 60);
      await expect.poll(async () => (await picture.boundingBox())?.y, { timeout: 2000 }).toBeLessThan(-20);
    }).toPass();
    await expect.poll(async () => (await logo(page).boundingBox())?.y).toBeLessThan(TOP_MARGIN / 2);
    await page.mouse.click(x, 28);
    await page.mouse.click(x, 28);
    await expect(page).toHaveURL("/projekte");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projekte");
  }
}

test("a click on the small header beside its links doesn't reach the content behind it", async ({ page }) => {
  await expectBarToTakePresses(page);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the header is small above 100 px, too, and a click beside its links doesn't reach the content behind it (spec §4, header)", async ({
    page,
  }) => {
    await expectBarToTakePresses(page);
  });
});
