import type { Page } from "@playwright/test";
import sharp from "sharp";
import { carouselOn } from "../support/carousel.ts";
import { gotoHydrated } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

/** A quarter of the size: letters drawn a little differently are the same grey there, a column that moved is not. */
const SCALE = 1 / 4;

/** How different a pixel's colour may be (0 to 1), and how many pixels may be more different than that. */
const TOLERANCE = { threshold: 0.12, maxDiffPixelRatio: 0.01 };

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Compares the page, or what its window shows of it, with how it looked when it was judged by eye. */
async function expectLook(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const full = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
  const width = Math.round((page.viewportSize()?.width ?? 0) * SCALE);
  const small = await sharp(full).resize({ width, kernel: "cubic" }).flatten().jpeg({ quality: 80 }).toBuffer();
  expect(small).toMatchSnapshot(`${name}.jpg`, TOLERANCE);
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test("the landing page looks as it was judged", async ({ page }) => {
      await gotoHydrated(page, "/");
      await carouselOn(page).root.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expectLook(page, `landing-${size}`);
    });

    test("list and project look as they were judged", async ({ page }) => {
      await gotoHydrated(page, "/projekte");
      await expectLook(page, `projects-${size}`);
      await gotoHydrated(page, "/projekte/3");
      await expectLook(page, `project-${size}`);
    });

    test("a page that is not there looks as it was judged", async ({ page, guard }) => {
      guard.expectComplaint(/status 404/);
      guard.expectComplaint(/console error: Failed to load resource.* 404/);
      await gotoHydrated(page, "/gibt-es-nicht");
      await expectLook(page, `not-found-${size}`, { fullPage: false });
    });

    test.describe("before the visitor has chosen", () => {
      test.use({ consent: null });

      test("the consent dialog looks as it was judged", async ({ page }) => {
        await gotoHydrated(page, "/impressum");
        await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expectLook(page, `consent-${size}`, { fullPage: false });
      });
    });
  });
}

test("menu and a form with mistakes look as they were judged", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, "/");
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible();
  await expectLook(page, "menu", { fullPage: false });
  await page.keyboard.press("Escape");
  for (const [label, value] of [
    ["Name", "Al"],
    ["E-Mail-Adresse", "anna@"],
    ["Betreff", "Hm"],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.blur();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await page.locator("#contact form").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expectLook(page, "form-with-mistakes", { fullPage: false });
});
