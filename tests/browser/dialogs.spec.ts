// @long PAGES, content/src/legal-texts
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { expectNoBarriers, expectNoSidewaysScroll, gotoHydrated, scrolled } from "../../testing/landing.ts";

const LEGAL = [
  { link: "Impressum", text: /Angaben gemäß §\s5/, width: 640 },
  { link: "Datenschutzerklärung", text: /Datenschutz auf einen Blick/, width: 960 },
];

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const dialogNamed = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The dialog's `returnValue` (spec §4, video dialog: 'close' or 'dismiss'). */
const resultOf = (page: Page) =>
  page.locator("#legal-dialog").evaluate((dialog: HTMLDialogElement) => dialog.returnValue);

test("the legal texts open as dialogs on phone and desktop: centred, complete, accessible (spec §2, footer)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { link, text, width: widest } of LEGAL) {
      await footerLink(page, link).click();
      const dialog = dialogNamed(page, link);
      await expect(dialog.getByText(text).first()).toBeAttached();
      await expect(dialog).toBeInViewport({ ratio: 0.99 });
      const box = await dialog.boundingBox();
      expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width)).toBeLessThanOrEqual(16);
      expect(box?.width).toBeLessThanOrEqual(widest);
      if (width === 390) await expectNoBarriers(page, "#legal-dialog"); // the pages themselves: accessibility.spec.ts
      await expectNoSidewaysScroll(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  }
});

test("a legal dialog keeps the focus, locks the page's scrolling, closes in every way, and returns the focus", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  const dialog = dialogNamed(page, "Datenschutzerklärung");
  const leftOut = page.locator("[data-deferred-layout]");
  const heights = () =>
    page.locator("main > section").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  const before = await heights();
  const expectHeld = async () => {
    const moves = (await heights()).map((height, place) => Math.abs(height - (before[place] ?? 0)));
    expect(moves).toHaveLength(before.length);
    expect(Math.max(...moves), "a fraction of a pixel may be lost").toBeLessThan(1);
  };
  const ways: [string, () => Promise<void>][] = [
    ["dismiss", () => page.keyboard.press("Escape")],
    ["dismiss", () => dialog.getByRole("button", { name: "Dialog schließen" }).press("Enter")],
    ["close", () => dialog.getByRole("button", { name: "Schließen", exact: true }).click()],
    ["dismiss", () => page.mouse.click(8, 450)],
    ["dismiss", async () => void (await page.goBack())],
  ];
  for (const [result, close] of ways) {
    await footerLink(page, "Datenschutzerklärung").press("Enter");
    await expect(dialog.getByRole("heading", { name: "Datenschutz auf einen Blick" })).toBeVisible();
    await expect.poll(() => leftOut.count(), "sections out of view are not styled anew").toBeGreaterThan(3);
    await expectHeld();
    const top = await scrolled(page);
    await page.mouse.move(8, 450);
    await page.mouse.wheel(0, -600);
    for (let step = 0; step < (close === ways[0]?.[1] ? 12 : 0); step++) {
      await page.keyboard.press("Tab");
      // After a modal dialog's last control comes the browser's own UI, never the page behind.
      expect(await page.evaluate(() => document.activeElement?.matches("main *, header:not(dialog *) *"))).toBe(false);
    }
    expect(Math.abs((await scrolled(page)) - top), "a pixel may be rounded away").toBeLessThanOrEqual(1);
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(() => resultOf(page)).toBe(result); // fired after it is hidden
    await expect(footerLink(page, "Datenschutzerklärung")).toBeFocused();
    await expect(leftOut).toHaveCount(0);
    await expectHeld();
  }
});

test("a legal dialog opens without React, before any other interaction; keys scroll it right away, and its headings are below its title (WCAG 2.1.1, 1.3.1)", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await gotoHydrated(page, "/projekte");
  await footerLink(page, "Datenschutzerklärung").press("Enter");
  const dialog = dialogNamed(page, "Datenschutzerklärung");
  const first = dialog.getByRole("heading", { name: "1. Datenschutz auf einen Blick", level: 3 });
  await expect(first).toBeInViewport();
  const text = dialog.getByRole("region", { name: "Datenschutzerklärung" });
  await expect(text).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(["Datenschutzerklärung"]);
  await expect(dialog.locator("header, footer")).toHaveCount(0); // landmarks of the page, not of a dialog
  expect(scripts.filter((url) => /hydrate/.test(url))).toEqual([]);
});

test("a legal text that fails to load opens as a page", async ({ page, guard }) => {
  guard.expectComplaint(/status 500|500 \(/);
  await gotoHydrated(page, "/projekte");
  await page.route("**/impressum", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await footerLink(page, "Impressum").click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
});

test("at 320 px and in forced colours a legal dialog can be read and closed", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 480 });
  await gotoHydrated(page, "/");
  await footerLink(page, "Impressum").click();
  const dialog = dialogNamed(page, "Impressum");
  await expect(dialog.getByText("Erika Mustermann").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Schließen", exact: true })).toBeInViewport({ ratio: 1 });
  expect(
    await dialog.evaluate((element) => getComputedStyle(element.firstElementChild ?? element).borderTopStyle),
  ).not.toBe("none");
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(dialog).toBeHidden();
});
