import { expectNoBarriers, expectNoSidewaysScroll, gotoHydrated } from "../../testing/landing.ts";
import { test } from "../../testing/test.ts";

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

/** In px; axe looks at the two that most visitors have. */
const WIDTHS = [390, 320, 768, 1440, 1920];
const PHONE = 390;
const DESKTOP = 1440;

for (const path of PAGES) {
  test(`${path} has no barrier that axe finds, and is nowhere wider than the screen`, async ({ page, guard }) => {
    if (path === "/gibt-es-nicht") {
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
  });
}
