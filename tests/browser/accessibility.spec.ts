import { expectTree } from "../../testing/accessibility-tree.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { barriersOf, expectNoBarriers, expectNoSidewaysScroll, gotoHydrated } from "../../testing/landing.ts";

/** Addresses by the names of their accessibility trees (tests/trees). */
const PAGES = {
  landing: "/",
  projects: "/projekte",
  category: "/projekte/kategorie/2",
  project: "/projekte/5",
  imprint: "/impressum",
  privacy: "/datenschutz",
  accessibility: "/barrierefreiheit",
  "not-found": "/gibt-es-nicht",
};

/** In px; axe looks at the two that most visitors have. */
const WIDTHS = [390, 320, 768, 1920, 1440];
const PHONE = 390;
const DESKTOP = 1440;

test("axe tells of a barrier", async ({ page }) => {
  await page.setContent("<button></button>");
  expect(await barriersOf(page, ["wcag2a"])).toContain("button-name: button");
});

for (const [name, path] of Object.entries(PAGES)) {
  test(`${path} has no barrier that axe finds, is nowhere wider than the screen, and says what is written down for screen readers`, async ({
    page,
    guard,
  }) => {
    if (name === "not-found") {
      guard.expectComplaint(/status 404/);
      guard.expectComplaint(/console error: Failed to load resource.* 404/);
    }
    await page.setViewportSize({ width: PHONE, height: 900 });
    await gotoHydrated(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      if (width === PHONE || width === DESKTOP) await expectNoBarriers(page);
    }
    await expectTree(page.locator(name === "landing" ? "body" : "main"), name);
    if (name !== "project") return;
    await page.locator("a[data-lightbox]").first().press("Enter");
    const lightbox = page.getByRole("dialog", { name: "Bilder in groß" });
    await expect(lightbox).toBeFocused();
    await expect(lightbox.getByRole("img")).toBeVisible();
    await expect(lightbox.getByRole("status")).not.toBeEmpty();
    await expectTree(lightbox, "lightbox");
  });
}
