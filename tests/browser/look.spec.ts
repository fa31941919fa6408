// @long PAGES, tests/looks, tools/demo
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { carouselOn } from "../../testing/carousel.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated } from "../../testing/landing.ts";

/**
 * Sections of any height are scaled down to this size: small differences in letters, or another line, are the same grey
 * there; a moved column isn't. Width and height in px.
 */
const SIZE = { phone: [96, 160], desktop: [240, 160] } as const;

/** Maximum colour difference of a pixel (0 to 1), and maximum share of pixels beyond that. */
const TOLERANCE = { threshold: 0.15, maxDiffPixelRatio: 0.03 };

/** Maximum height of the landing page, in px (docs/decisions/182). */
const HIGHEST = { phone: 12_500, desktop: 10_000 } as const;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

type Size = keyof typeof SIZE;
type Box = { left: number; top: number; width: number; height: number };

/** Compares the page's sections, or its window, with the approved appearance. */
async function expectLook(page: Page, size: Size, name: string, { fullPage = true } = {}): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    document.querySelector("footer")?.classList.remove("footer-offset-fixed"); // as it is a second after the load
  });
  const shot = await page.screenshot({ fullPage, animations: "disabled", caret: "hide", type: "jpeg", quality: 90 });
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const boxes = fullPage ? await sections(page) : [{ left: 0, top: 0, width, height }];
  expect(await inOne(shot, boxes, SIZE[size])).toMatchSnapshot(["looks", `${name}-${size}.jpg`], TOLERANCE);
}

function sections(page: Page): Promise<Box[]> {
  return page.locator("main > *, body > footer, footer").evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 40)
      .map(({ top, width, height }) => ({
        left: 0,
        top: Math.round(top + scrollY),
        width: Math.floor(width),
        height: Math.floor(height),
      })),
  );
}

/** The parts of a picture, all scaled to one size, below one another. */
async function inOne(shot: Buffer, boxes: Box[], [width, height]: readonly [number, number]): Promise<Buffer> {
  const parts = await Promise.all(
    boxes.map(async (box, index) => ({
      input: await sharp(shot).extract(box).resize({ width, height, fit: "fill" }).toBuffer(),
      left: 0,
      top: index * height,
    })),
  );
  const sheet = sharp({ create: { width, height: height * boxes.length, channels: 3, background: "white" } });
  return sheet.composite(parts).jpeg({ quality: 80 }).toBuffer();
}

for (const [size, viewport] of [
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test("the landing page matches its approved look, and stays within its maximum height", async ({ page }) => {
      await gotoHydrated(page, "/");
      await carouselOn(page).root.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expectLook(page, size, "landing");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(HIGHEST[size]);
    });

    test("list, project and the not found page match their approved look", async ({ page, guard }) => {
      guard.expectComplaint(/status 404/);
      guard.expectComplaint(/console error: Failed to load resource.* 404/);
      await gotoHydrated(page, "/projekte/kategorie/2");
      await expectLook(page, size, "projects");
      await gotoHydrated(page, "/projekte/3");
      await page.getByRole("region", { name: "Hängt gleich daneben" }).evaluate((others) => others.remove());
      await expectLook(page, size, "project");
      await gotoHydrated(page, "/gibt-es-nicht");
      await expectLook(page, size, "not-found", { fullPage: false });
    });

    test.describe("before the visitor has chosen", () => {
      test.use({ consent: null });

      test("the consent dialog matches its approved look", async ({ page }) => {
        await gotoHydrated(page, "/impressum");
        await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expectLook(page, size, "consent", { fullPage: false });
      });
    });
  });
}

test("menu and a form with errors match their approved look", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, "/");
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("dialog", { name: "Navigation" })).toBeVisible();
  await expectLook(page, "phone", "menu", { fullPage: false });
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
  await expectLook(page, "phone", "form-with-mistakes", { fullPage: false });
});

test("the two newest projects' pictures on the landing page end at the same height if both are landscape", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = page.getByRole("region", { name: "Neue Arbeiten" }).getByRole("article").locator("img");
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(async () => {
      // Measured at one moment: they move while being revealed.
      const [first, second] = await pictures.evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect()),
      );
      expect(first?.top, `${width} px`).toBeCloseTo(second?.top ?? 0, 0);
      expect(first?.height, `${width} px`).toBeCloseTo(second?.height ?? 0, 0);
      expect(second?.width, `${width} px`).toBeGreaterThan(200);
    }).toPass({ timeout: 60_000 });
  }
});
