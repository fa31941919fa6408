import { expectNoBarriers, expectNoSidewaysScroll, gotoHydrated } from "../support/landing.ts";
import { test } from "../support/test.ts";

const PAGES = [
  "/",
  "/projekte",
  "/projekte/kategorie/2",
  "/projekte/1",
  "/impressum",
  "/datenschutz",
  "/barrierefreiheit",
  "/gibt-es-nicht",
];

for (const [name, width] of [
  ["phone", 390],
  ["desktop", 1440],
] as const) {
  for (const path of PAGES) {
    test(`${path} has no barrier that axe finds, on a ${name}`, async ({ page, guard }) => {
      if (path === "/gibt-es-nicht") {
        guard.expectComplaint(/status 404/);
        guard.expectComplaint(/console error: Failed to load resource.* 404/);
      }
      await page.setViewportSize({ width, height: 900 });
      await gotoHydrated(page, path);
      await expectNoBarriers(page);
    });
  }
}

for (const width of [320, 390, 768, 1440, 1920]) {
  test(`at ${width} px nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/projekte", "/projekte/1", "/datenschutz"]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
  });
}
