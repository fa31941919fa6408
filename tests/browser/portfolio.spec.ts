// @long PAGES
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { expectNoSidewaysScroll, gotoHydrated } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

test("a visitor goes from the list to a project and back, with a transition of the picture", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      viewTransition?.ready.then(
        () => {
          const travelling = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : ""))
            .filter((name) => name.startsWith("::view-transition-group(project-"));
          sessionStorage.setItem("travelling", JSON.stringify(travelling));
        },
        () => {},
      );
      // What is pressed before is lost in the pictures that pass by.
      const arrived = () => void document.documentElement.setAttribute("data-arrived", "");
      viewTransition ? viewTransition.finished.finally(arrived).catch(() => {}) : arrived();
    });
  });
  await gotoHydrated(page, "/projekte");
  const list = page.getByRole("region", { name: "Projekte" });
  await expect(list.getByRole("article")).toHaveCount(8);
  const navigation = page.getByRole("navigation", { name: "Hauptnavigation" });
  await expect(navigation.getByRole("link", { name: "Projekte" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Alle Projekte" })).toBeVisible();

  const first = list.getByRole("article").first().getByRole("link");
  const id = /\/projekte\/(\d+)/.exec((await first.getAttribute("href")) ?? "")?.[1];
  await first.click();
  await expect(page).toHaveURL(/\/projekte\/\d+-/);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("travelling")))
    .toContain(`::view-transition-group(project-${id})`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(4);

  await page.getByRole("navigation", { name: "Navigationspfad" }).getByRole("link", { name: "Projekte" }).click();
  await expect(page).toHaveURL("/projekte");
  await expect(page.locator("html[data-arrived]")).toBeAttached();
  await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Ältere" }).click();
  await expect(page).toHaveURL("/projekte?seite=2");
  await expect(page.getByRole("link", { name: "Seite 2" })).toHaveAttribute("aria-current", "page");
});

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, area: width * height };
  });

const boxesOf = async (locator: Locator) => Promise.all((await locator.all()).map(boxOf));

const WIDE_WINDOWS = [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test("a project's picture begins in the first view: a portrait one uncropped beside the text, a landscape one as wide as the page, neither cropped below 16:9 nor requested in another width; further projects are equally large, and smaller", async ({
  page,
}) => {
  // Portrait, in 3:2 with a title of two lines, in 2:1, and with a series.
  for (const path of ["/projekte/4", "/projekte/12", "/projekte/23", "/projekte/22"]) {
    await page.goto(path);
    const image = page.locator("article figure img").first();
    for (const [width, height] of WIDE_WINDOWS) {
      await page.setViewportSize({ width, height });
      const place = `${path} at ${width} px`;
      if (path === "/projekte/4") await expectBesideTheWords(page, width, height, place);
      else await expectAcrossThePage(page, width, height, place);
      await expectSmallerOthers(page, (await boxOf(image)).area, place);
    }
  }
});

async function expectBesideTheWords(page: Page, width: number, height: number, place: string): Promise<void> {
  const cover = await boxOf(page.locator("article figure img").first());
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(cover.bottom, place).toBeLessThanOrEqual(height);
  expect(cover.right, place).toBeLessThanOrEqual(width);
  expect(title.right, place).toBeLessThanOrEqual(cover.left);
}

async function expectAcrossThePage(page: Page, width: number, height: number, place: string): Promise<void> {
  const image = page.locator("article figure img").first();
  const cover = await boxOf(image);
  const crumbs = await boxOf(page.getByRole("navigation", { name: "Navigationspfad" }));
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(title.bottom, place).toBeLessThanOrEqual(cover.top);
  expect((height - cover.top) / (cover.bottom - cover.top), place).toBeGreaterThan(0.55);
  expect(cover.left, place).toBeCloseTo(crumbs.left, 0);
  expect(cover.left + cover.right, place).toBeCloseTo(width, 0);
  const own = await image.evaluate(
    (element) => Number(element.getAttribute("width")) / Number(element.getAttribute("height")),
  );
  const shown = (cover.right - cover.left) / (cover.bottom - cover.top);
  expect(shown, place).toBeLessThanOrEqual(Math.max(own, 16 / 9) + 0.01);
  expect(shown, place).toBeGreaterThanOrEqual(own - 0.01);
  for (const picture of await boxesOf(page.locator("[data-series] :not([data-bleed]) > [role=listitem] img")))
    expect(picture.right - picture.left, place).toBeLessThanOrEqual(cover.right - cover.left + 1);
  // The natural width of a picture with several files is what `sizes` says. It follows a resize a moment later.
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => Math.abs(element.naturalWidth / element.width - 1)))
    .toBeLessThan(0.02);
}

async function expectSmallerOthers(page: Page, coverArea: number, place: string): Promise<void> {
  const others = page.getByRole("region", { name: "Hängt gleich daneben" }).getByRole("listitem");
  await expect(others.first()).toContainText("Als Nächstes");
  const cards = await boxesOf(others);
  expect(cards, place).toHaveLength(3);
  for (const { left, right } of cards)
    expect(right - left, place).toBeCloseTo((cards[0]?.right ?? 0) - (cards[0]?.left ?? 0), 0);
  const pictures = await boxesOf(others.locator("img"));
  expect(pictures, place).toHaveLength(3);
  for (const { top, area } of pictures) {
    expect(area, place).toBeCloseTo(pictures[0]?.area ?? 0, -2);
    expect(area, place).toBeLessThan(coverArea * 0.75);
    expect(top, place).toBeCloseTo(pictures[0]?.top ?? 0);
  }
}

test("pictures of a list are uncropped", async ({ page }) => {
  for (const path of ["/projekte", "/projekte?seite=2"]) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = page.getByRole("region", { name: "Projekte" }).locator("article img");
      const shapes = await pictures.evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => ({
          shown: image.offsetWidth / image.offsetHeight,
          own: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
        })),
      );
      expect(shapes).not.toHaveLength(0);
      for (const { shown, own } of shapes) expect(shown, `${path} at ${width} px`).toBeCloseTo(own, 1);
    }
  }
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a project in a list shows its categories and its year, and a touch moves none of it", async ({ page }) => {
    await page.goto("/projekte");
    const project = page.getByRole("article").filter({ hasText: "Kurzfilm über eine Reparatur" });
    const facts = project.getByText("Film, 2026", { exact: true });
    await expect(facts).toBeVisible();
    await project.hover();
    expect(await project.evaluate((card) => card.matches(":hover"))).toBe(true);
    await expect(facts).toHaveCSS("translate", "none");
  });
});

test("a browser prefetches a project's page while the visitor hovers over a link to it", async ({ page }) => {
  await gotoHydrated(page, "/projekte");
  const client = await page.context().newCDPSession(page);
  const states: string[] = [];
  client.on("Preload.prefetchStatusUpdated", ({ status }) => states.push(status));
  await client.send("Preload.enable");
  await page.getByRole("article").getByRole("link").first().hover();
  await expect.poll(() => states).toContain("Ready");
});

test("a table wider than a phone scrolls by itself, not the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/projekte/3");
  const table = page.getByRole("group", { name: "Tabelle" });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await expectNoSidewaysScroll(page);
});
