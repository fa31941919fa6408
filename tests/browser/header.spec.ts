import type { Page } from "@playwright/test";
import {
  expectNoBarriers,
  gotoHydrated,
  layoutShift,
  scrolled,
  scrollPage,
  watchLayoutShift,
} from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

/** Anchors in the navigation, in the page's order; 'Projekte' leads to another page. */
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
const MOBILE_BREAKPOINT = 767;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Musterlicht, zur Startseite" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menü" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Navigation" });

async function expectHighlighted(page: Page, anchor: string): Promise<void> {
  await expect(navigation(page).locator("[aria-current]")).toHaveAttribute("data-anchor", anchor);
}

/** px from the page's top to the section's. */
const topOf = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section) => Math.round(section.getBoundingClientRect().top + window.scrollY));

async function scrollToEnd(page: Page): Promise<void> {
  await scrollPage(page, 1_000_000);
}

test("the contact bar has a mail link and a phone link (spec §2, header)", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("link");
  await expect(links.filter({ hasText: "hallo@musterlicht.example" })).toHaveAttribute(
    "href",
    "mailto:hallo@musterlicht.example",
  );
  await expect(links.filter({ hasText: "0221 4710 123" })).toHaveAttribute("href", "tel:02214710123");
});

test("the header highlights the section in view, with a bottom threshold of 200 px (spec §2 and §9, scroll-spy)", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  await expectHighlighted(page, "home");
  for (const [place, anchor] of ANCHORS.slice(1, -1).entries()) {
    const top = await topOf(page, anchor);
    await scrollPage(page, top - BOTTOM_THRESHOLD - 2);
    await expectHighlighted(page, ANCHORS[place] ?? "");
    await scrollPage(page, top - BOTTOM_THRESHOLD + 1);
    await expectHighlighted(page, anchor);
  }
});

test("at the page's end the last section is highlighted, however high the window (spec §2, scroll-spy)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await gotoHydrated(page, "/");
  await scrollToEnd(page);
  expect((await topOf(page, "contact")) - (await scrolled(page))).toBeGreaterThan(BOTTOM_THRESHOLD);
  await expectHighlighted(page, "contact");
});

test("up to 100 px the header is large; above it is small and fixed, its logo at the top left and smaller (spec §4 and §9, header)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  const shrunk = page.locator("html[data-shrunk]");
  const large = await logo(page).boundingBox();

  await scrollPage(page, SHRINK_OFFSET);
  await expect(shrunk).toHaveCount(0);
  expect(await logo(page).boundingBox()).toEqual(large);

  await scrollPage(page, SHRINK_OFFSET + 1);
  await expect(shrunk).toHaveCount(1);
  await expect.poll(async () => (await logo(page).boundingBox())?.height).toBeLessThan((large?.height ?? 0) * 0.7);
  const small = await logo(page).boundingBox();
  expect(small?.x).toBe(large?.x);
  expect(small?.y).toBeGreaterThanOrEqual(0);
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(TOP_MARGIN);
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");

  await scrollToEnd(page);
  expect(await logo(page).boundingBox()).toEqual(small);
  await scrollPage(page, 0);
  await expect.poll(() => logo(page).boundingBox()).toEqual(large);
});

test("the content's top margin is 55 px, and shrinking shifts nothing (spec §4 and §9, header)", async ({ page }) => {
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  await page.mouse.move(700, 450);
  for (let step = 0; step < 4; step++) await page.mouse.wheel(0, 60);
  await expect(page.locator("html[data-shrunk]")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCSS("margin-top", `${TOP_MARGIN}px`);
  await expect.poll(async () => (await logo(page).boundingBox())?.y).toBeLessThan(TOP_MARGIN / 2);
  expect(await layoutShift(page)).toBe(0);
});

test("the logo is an aperture that opens on load and again under the pointer, unless motion is unwanted (spec §2, header)", async ({
  page,
}) => {
  const motion = () =>
    logo(page)
      .locator("svg g")
      .evaluate((blades) => {
        const { animationName, animationDuration } = getComputedStyle(blades);
        return { name: animationName.replace(/^_|_\w{5}_\d+$/g, ""), duration: animationDuration };
      });
  await gotoHydrated(page, "/");
  expect(await motion()).toEqual({ name: "open", duration: "1.4s" });
  await logo(page).hover();
  await expect.poll(async () => (await motion()).name).toBe("open-again");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await motion()).duration).toBe("0s");
});

test("up to 767 px a small centred dialog holds the same links (spec §2 and §9, header)", async ({ page }) => {
  await page.setViewportSize({ width: MOBILE_BREAKPOINT + 1, height: 800 });
  await gotoHydrated(page, "/");
  await expect(menuButton(page)).toBeHidden();
  const links = await navigation(page).getByRole("link").allTextContents();
  for (const width of [MOBILE_BREAKPOINT, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navigation(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toHaveCSS("opacity", "1");
    expect(await menu(page).getByRole("link").allTextContents()).toEqual(links);
    await expect.poll(() => menu(page).evaluate((dialog) => getComputedStyle(dialog).translate)).toBe("none");
    const box = await menu(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(352); // 22rem
    expect(Math.abs((box?.x ?? 0) - (width - (box?.x ?? 0) - (box?.width ?? 0)))).toBeLessThanOrEqual(1);
    expect(Math.abs((box?.y ?? 0) - (800 - (box?.y ?? 0) - (box?.height ?? 0)))).toBeLessThanOrEqual(1);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
  }
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("choosing a link closes the menu and leads to its section (spec §2, header)", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoHydrated(page, "/");
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Luftbild" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("#luftbild h2")).toBeInViewport();
    await expect(page.locator("#luftbild h2")).toBeFocused();
    await menuButton(page).click();
    await expect(menu(page).locator("[aria-current]")).toHaveText("Luftbild");
  });

  test("the menu is keyboard's alone while open; Escape, its X and a press beside it close it and give the focus back", async ({
    page,
  }) => {
    await gotoHydrated(page, "/");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => menu(page).getByRole("button", { name: "Navigation schließen" }).press("Enter"),
      () => page.mouse.click(195, 20),
    ];
    for (const close of ways) {
      await menuButton(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      for (let step = 0; step < 15; step++) {
        await page.keyboard.press("Tab");
        // Past the last of a modal dialog's controls comes the browser's own, never the page behind.
        expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.localName)).toMatch(
          /dialog|body/,
        );
        expect(await page.evaluate(() => document.activeElement?.matches("main *, footer *"))).toBe(false);
      }
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test("the page behind the open menu does not scroll", async ({ page }) => {
    await gotoHydrated(page, "/");
    await menuButton(page).click();
    await page.mouse.move(195, 830);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("End");
    await expect(menu(page)).toBeVisible();
    expect(await scrolled(page)).toBe(0);
  });

  test("axe finds no barrier in the open menu", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoHydrated(page, "/");
    await menuButton(page).click();
    await expect(menu(page)).toHaveCSS("opacity", "1");
    await expectNoBarriers(page);
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, leads on and closes (spec §2, header)", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/impressum");
    await menuButton(page).click();
    await menu(page).getByRole("button", { name: "Navigation schließen" }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Film" }).click();
    await expect(page).toHaveURL("/#film");
    await expect(menu(page)).toBeHidden();
  });

  test("the header is small above 100 px too (spec §4, header)", async ({ page }) => {
    await page.goto("/#film");
    await expect.poll(async () => (await logo(page).boundingBox())?.y).toBeLessThan(TOP_MARGIN / 2);
  });
});

test("in forced colours the section in view is still marked (spec §2, header)", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await gotoHydrated(page, "/");
  const line = (anchor: string) =>
    navigation(page)
      .locator(`[data-anchor=${anchor}]`)
      .evaluate((link) => {
        const { scale, backgroundColor } = getComputedStyle(link, "::after");
        return { scale, painted: backgroundColor !== getComputedStyle(document.body).backgroundColor };
      });
  await expect.poll(() => line("home")).toEqual({ scale: "1", painted: true });
  expect((await line("film")).scale).toBe("0 1");
});

test("at 200 % zoom the header is the small screen's, and all of it in the window", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await gotoHydrated(page, "/");
  await menuButton(page).click();
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await menu(page).getByRole("link", { name: "Kontakt" }).focus();
  await expect(menu(page).getByRole("link", { name: "Kontakt" })).toBeInViewport({ ratio: 1 });
});
