// @long PAGES
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { expectNoBarriers, gotoHydrated, scrolled } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9, in px. */
const MOBILE_BREAKPOINT = 767;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menü" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Navigation" });

test("up to 767 px, and at 200 % zoom, a small centred dialog has the same links, fits in the window and is accessible; choosing one closes it and leads to its section (spec §2 and §9, header)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 800 }); // on narrower windows some of them are behind 'Mehr'
  await gotoHydrated(page, "/");
  const links = await navigation(page).getByRole("link").allTextContents();
  await page.setViewportSize({ width: MOBILE_BREAKPOINT + 1, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  for (const [width, height] of [
    [MOBILE_BREAKPOINT, 800],
    [320, 800],
    [720, 450],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(navigation(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toHaveCSS("opacity", "1");
    expect(await menu(page).getByRole("link").allTextContents()).toEqual(links);
    await expect.poll(() => menu(page).evaluate((dialog) => getComputedStyle(dialog).translate)).toBe("none");
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    const box = (await menu(page).boundingBox()) ?? { x: 0, y: 0, width: Number.NaN, height: Number.NaN };
    expect(box.width).toBeLessThanOrEqual(352);
    expect(Math.abs(2 * box.x + box.width - width)).toBeLessThanOrEqual(1);
    expect(Math.abs(2 * box.y + box.height - height)).toBeLessThanOrEqual(1);
    await menu(page).getByRole("link", { name: "Kontakt" }).focus();
    await expect(menu(page).getByRole("link", { name: "Kontakt" })).toBeInViewport({ ratio: 1 });
    if (width === 390) await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
  }
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Luftbild" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("#luftbild h2")).toBeInViewport();
  await expect(page.locator("#luftbild h2")).toBeFocused();
  await menuButton(page).click();
  await expect(menu(page).locator("[aria-current]")).toHaveText("Luftbild");
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a link to the current place leads there again, and Back is needed only once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoHydrated(page, "/");
    for (const _ of ["there", "there again", "and again"]) {
      await menuButton(page).click();
      await menu(page).getByRole("link", { name: "Luftbild" }).click();
      await expect(menu(page)).toBeHidden();
      await expect(page.locator("#luftbild h2")).toBeFocused();
      await page.mouse.wheel(0, -200);
    }
    await page.goBack();
    await expect(page).toHaveURL("/");
    for (const _ of ["there", "there again"]) {
      await menuButton(page).click();
      await menu(page).getByRole("link", { name: "Projekte" }).click();
      await expect(page).toHaveURL("/projekte");
      await expect(menu(page)).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  for (const they of ["come", "do not come"]) {
    test(`a menu opened before the dialog styles have loaded is visible when they ${they} (docs/decisions/169)`, async ({
      page,
      guard,
    }) => {
      const sheets: Route[] = [];
      await page.route("**/assets/later-*.css", (route) => void sheets.push(route));
      const opacity = () => menu(page).evaluate((dialog) => getComputedStyle(dialog).opacity);
      await page.goto("/projekte");
      await menuButton(page).click();
      await expect.poll(() => sheets.length).toBe(1);
      expect(await opacity()).toBe("0");
      if (they === "come") {
        await sheets[0]?.continue();
      } else {
        guard.expectComplaint(/later-/);
        guard.allowComplaint(/ERR_FAILED/);
        await sheets[0]?.abort();
      }
      await expect.poll(opacity).toBe("1");
      await expect(menu(page).getByRole("link", { name: "Projekte" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
  }

  test("the page behind the open menu doesn't scroll; the menu traps the focus; Escape, its X and a click outside close it and return the focus", async ({
    page,
  }) => {
    await gotoHydrated(page, "/");
    await menuButton(page).click();
    await page.mouse.move(195, 830);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("End");
    await expect(menu(page)).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    const ways = [
      () => page.keyboard.press("Escape"),
      () => menu(page).getByRole("button", { name: "Dialog schließen" }).press("Enter"),
      () => page.mouse.click(195, 20),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await menuButton(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      for (let step = 0; step < 15; step++) {
        await page.keyboard.press("Tab");
        // After a modal dialog's last control comes the browser's own UI, never the page behind.
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
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the menu opens, navigates and closes, every time, to another page and on the same one (spec §2, header)", async ({
    page,
  }) => {
    const open = async () => {
      await page.getByRole("link", { name: "Menü" }).click();
      await expect(menu(page)).toBeInViewport({ ratio: 1 });
    };
    await page.goto("/impressum");
    await open();
    await menu(page).getByRole("link", { name: "Dialog schließen" }).click();
    await expect(menu(page)).toBeHidden();
    for (const [name, anchor] of [
      ["Gestaltung", "gestaltung"],
      ["Film", "film"],
      ["Luftbild", "luftbild"],
    ] as const) {
      await open();
      await menu(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expect(menu(page)).toBeHidden();
      await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
    }
  });
});
