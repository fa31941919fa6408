import type { Page } from "@playwright/test";
import { expectTree } from "../../testing/accessibility-tree.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { barriersOf, expectNoBarriers, expectNoSidewaysScroll, gotoHydrated } from "../../testing/landing.ts";

/** In px, the two most common widths first. */
const WIDTHS = [390, 320, 768, 1920, 1440];
const PHONE = 390;
const DESKTOP = 1440;

const HOLDS =
  "has no barrier that axe finds, is nowhere wider than the screen, and says what is written down for screen readers";

/** Opens a page and checks it, once loaded, in all widths; `name` is that of its accessibility tree (tests/trees). */
async function expectAccessible(page: Page, path: string, name: string): Promise<void> {
  await page.setViewportSize({ width: PHONE, height: 900 });
  await gotoHydrated(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    if (width === PHONE || width === DESKTOP) await expectNoBarriers(page);
  }
  await expectTree(page.locator(name === "landing" ? "body" : "main"), name);
}

test(`the landing page ${HOLDS}`, { tag: "@everyday" }, async ({ page }) => {
  await expectAccessible(page, "/", "landing");
});

test(`a list of projects, all or of a category, ${HOLDS}`, { tag: "@everyday" }, async ({ page }) => {
  await expectAccessible(page, "/projekte", "projects");
  await expectAccessible(page, "/projekte/kategorie/2", "category");
});

test(`a project ${HOLDS}, and so does its lightbox`, { tag: "@everyday" }, async ({ page }) => {
  await expectAccessible(page, "/projekte/5", "project");
  await page.locator("a[data-lightbox]").first().press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Bilder in groß" });
  await expect(lightbox).toBeFocused();
  await expect(lightbox.getByRole("img")).toBeVisible();
  await expect(lightbox.getByRole("status")).not.toBeEmpty();
  await expectTree(lightbox, "lightbox");
});

test(`a legal text ${HOLDS}`, { tag: "@everyday" }, async ({ page }) => {
  await expectAccessible(page, "/impressum", "imprint");
  await expectAccessible(page, "/datenschutz", "privacy");
  await expectAccessible(page, "/barrierefreiheit", "accessibility");
});

test(`the not found page ${HOLDS}`, { tag: "@everyday" }, async ({ page, guard }) => {
  guard.expectComplaint(/status 404/);
  guard.expectComplaint(/console error: Failed to load resource.* 404/);
  await page.setContent("<button></button>");
  expect(await barriersOf(page, ["wcag2a"]), "axe tells of a barrier").toContain("button-name: button");
  await expectAccessible(page, "/gibt-es-nicht", "not-found");
});
