// @long PAGES
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import {
  expectNoBarriers,
  expectNoSidewaysScroll,
  gotoHydrated,
  layoutShift,
  watchLayoutShift,
} from "../../testing/landing.ts";
import { answerConsent } from "../../testing/test.ts";

/** „Siebzehn Zähne weiter“: five pictures in one series. */
const PROJECT = "/projekte/5";
const PICTURES = 5;
const PHONE = { width: 390, height: 844 };

const linksOn = (page: Page) => page.locator("[data-series] a");
const lightboxOn = (page: Page) => page.getByRole("dialog", { name: "Bilder in groß" });
const captionOn = (page: Page) => lightboxOn(page).locator(".pswp__caption");
const captionsOf = (page: Page) => page.locator("[data-series] figcaption").allTextContents();

/** Scrolls to every picture in turn until it has loaded. */
async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.locator("[data-series] img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true);
  }
}

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`a series shows large pictures with their captions, and opens them over the page at ${viewport.width} px`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const ofLightbox = () => asked.filter((path) => /lightbox|photoswipe/i.test(path));
    await page.setViewportSize(viewport);
    await watchLayoutShift(page);
    await gotoHydrated(page, PROJECT);

    const pictures = page.locator("[data-series] img");
    await expect(pictures).toHaveCount(PICTURES);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute("alt", /\w{3,} \w+/);
      await expect(picture).toHaveAttribute("width", /^\d+$/);
      await expect(picture).toHaveAttribute("height", /^\d+$/);
    }
    const captions = await captionsOf(page);
    expect(captions).toHaveLength(PICTURES);
    await loadPictures(page);
    expect(await layoutShift(page)).toBeCloseTo(0, 3);
    await expectNoSidewaysScroll(page);
    expect(ofLightbox()).toEqual([]);

    await linksOn(page).first().press("Enter");
    const lightbox = lightboxOn(page);
    await expect(lightbox).toBeVisible();
    expect(ofLightbox().length).toBeGreaterThan(0);
    // Reduced motion: it opens instantly.
    await expect(lightbox).toHaveCSS("--pswp-transition-duration", "0ms");
    const names = ["Schließen (Esc)", "Vorheriges Bild", "Nächstes Bild"];
    for (const name of names) await expect(lightbox.getByRole("button", { name, exact: true })).toBeVisible();
    await expect(lightbox).toContainText("1 von 5");
    await expect(captionOn(page)).toHaveText(captions[0] ?? "");
    await expectNoBarriers(page, ".pswp");

    await page.keyboard.press("ArrowRight");
    await expect(captionOn(page)).toHaveText(captions[1] ?? "");
    const alt = await pictures.nth(1).getAttribute("alt");
    await expect(lightbox.getByRole("status")).toHaveText(`Bild 2 von 5: ${alt} ${captions[1]}`); // WCAG 4.1.3
    await expect(lightbox.getByRole("group", { name: "Bild 2 von 5" }).getByRole("img")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(captionOn(page)).toHaveText(captions[0] ?? "");
    await lightbox.getByRole("button", { name: "Nächstes Bild" }).click();
    await expect(captionOn(page)).toHaveText(captions[1] ?? "");
    // The second picture is larger than either screen, so it can be zoomed.
    await lightbox.getByRole("button", { name: "Vergrößern" }).click();
    await expect(lightbox).toHaveClass(/pswp--zoomed-in/);

    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(linksOn(page).nth(1)).toBeFocused();
  });
}

test("the lightbox has all pictures of a project; its keys go to the first, the last, the sides of a large one, and cycle through its buttons both ways", async ({
  page,
}) => {
  await gotoHydrated(page, "/projekte/18");
  const count = await linksOn(page).count();
  expect(await page.locator("[data-series]").count()).toBeGreaterThan(1);
  await linksOn(page).nth(1).press("Enter");
  const lightbox = lightboxOn(page);
  await expect(lightbox).toContainText(`2 von ${count}`);
  await page.keyboard.press("End");
  await expect(lightbox).toContainText(`${count} von ${count}`);
  await page.keyboard.press("Home");
  await expect(lightbox).toContainText(`1 von ${count}`);

  await page.keyboard.press("Shift+Tab");
  await expect(lightbox.getByRole("button", { name: "Nächstes Bild" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(lightbox.getByRole("button", { name: "Nächstes Bild" })).not.toBeFocused();
  await expect(lightbox.locator(":focus")).toBeVisible();

  await lightbox.getByRole("button", { name: "Vergrößern" }).click();
  const picture = lightbox.getByRole("group", { name: `Bild 1 von ${count}` }).getByRole("img");
  const left = async () => Math.round((await picture.boundingBox())?.x ?? 0);
  await expect(lightbox.getByRole("button", { name: "Verkleinern" })).toBeVisible();
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeLessThan(before);
  await expect(lightbox).toContainText(`1 von ${count}`);
});

test("Back closes the lightbox and stays on the project; Forward and a reload don't reopen it; then Back leads to the previous page", async ({
  page,
}) => {
  const closed = async () => {
    await expect(lightboxOn(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/projekte\/18-/);
    await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
  };
  const open = async () => {
    await linksOn(page).nth(1).press("Enter");
    await expect(lightboxOn(page)).toContainText("2 von");
  };
  await gotoHydrated(page, "/impressum");
  await gotoHydrated(page, "/projekte/18");
  await open();
  await page.goBack();
  await closed();
  await expect(linksOn(page).nth(1)).toBeFocused();
  await page.goForward();
  await closed();
  await open();
  await page.keyboard.press("Escape");
  await closed();
  await open();
  await page.reload();
  await closed();
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum$/);
});

test("a touch opens a picture, and a swipe shows the next", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: siteUrl });
  await answerConsent(context, { statistics: false, personalization: false });
  const page = await context.newPage();
  await gotoHydrated(page, PROJECT);
  const captions = await captionsOf(page);
  await linksOn(page).first().tap();
  await expect(captionOn(page)).toHaveText(captions[0] ?? "");
  await swipeLeft(await context.newCDPSession(page));
  await expect(captionOn(page)).toHaveText(captions[1] ?? "");
  await context.close();
});

test("pictures of a series are uncropped, no taller than the window, on any screen", async ({ page }) => {
  for (const path of [PROJECT, "/projekte/22", "/projekte/23"]) {
    await page.goto(path);
    for (const viewport of [PHONE, { width: 1440, height: 900 }, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      const sizes = await page.locator("[data-series] [data-lightbox] img").evaluateAll((images) =>
        images.map((image) => {
          const box = image.getBoundingClientRect();
          const part = (side: string) => Number(image.getAttribute(side));
          return { shown: box.width / box.height, own: part("width") / part("height"), height: box.height };
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      for (const { shown, own, height } of sizes) {
        expect(Math.min(shown / own, own / shown), `${path} at ${viewport.width} px`).toBeGreaterThan(0.96);
        expect(height, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
      }
    }
  }
});

test("a row narrower than the page begins at a sixth of it, as does its caption", async ({ page }) => {
  await page.goto("/projekte/19");
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    const rows = await page.locator("[data-series]").evaluateAll((all) =>
      all.flatMap((series) => {
        const page = series.getBoundingClientRect();
        const sixth = (page.width + Number.parseFloat(getComputedStyle(series).columnGap)) / 6;
        return [...series.querySelectorAll(`:not([data-bleed]) > [role="listitem"]:only-child > figure`)].map(
          (figure) => {
            const first = figure.querySelector("img, video")?.getBoundingClientRect();
            const caption = figure.querySelector("figcaption")?.getBoundingClientRect();
            return {
              sixths: ((first?.left ?? Number.NaN) - page.left) / sixth,
              caption: (caption?.left ?? 0) - (first?.left ?? 0),
            };
          },
        );
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { sixths, caption } of rows) {
      expect(Math.abs(sixths - Math.round(sixths)), `${sixths} at ${viewport.width} px`).toBeLessThan(0.01);
      expect(caption).toBe(0);
    }
  }
});

test("a single film or wide picture is full width, where the window is tall enough and no wider than it is", async ({
  page,
}) => {
  await page.goto("/projekte/23");
  for (const { width, height, bleeds } of [
    { width: 1024, height: 768, bleeds: true },
    { width: 1440, height: 900, bleeds: true },
    { width: 1920, height: 960, bleeds: true },
    { width: 1440, height: 700, bleeds: false },
    { width: 1921, height: 1200, bleeds: false },
    { width: 768, height: 1024, bleeds: false },
  ]) {
    const place = `at ${width} × ${height} px`;
    await page.setViewportSize({ width, height });
    const margin = (await page.getByRole("heading", { level: 1 }).boundingBox())?.x ?? Number.NaN;
    const rows = page.locator("[data-bleed]");
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) {
      const box = await row.locator("img").boundingBox();
      if (bleeds) expect(box, place).toMatchObject({ x: 0, width });
      else expect(box?.width, place).toBeLessThan(width - margin);
      const words = await row.locator("figcaption").evaluate((caption) => {
        const range = document.createRange();
        range.selectNodeContents(caption);
        return range.getBoundingClientRect().left;
      });
      // A large title starts slightly further out.
      if (bleeds) expect(Math.abs(words - margin), place).toBeLessThan(8);
    }
    const film = await rows.locator("[data-film]").boundingBox();
    expect(film?.height, place).toBeLessThanOrEqual(height);
    await expectNoSidewaysScroll(page);
  }
});

async function swipeLeft(session: CDPSession): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch("touchStart", 340);
  for (let x = 300; x >= 60; x -= 40) await touch("touchMove", x);
  await touch("touchEnd");
}

test("on a wide screen no picture of a series is enlarged beyond its pixels, on the page or in the lightbox", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gotoHydrated(page, PROJECT);
  await loadPictures(page);
  const pictures = page.locator("[data-series] img");
  for (const picture of await pictures.all()) {
    // How many screen px one of its px takes: `cover` uses the greater of both.
    const scale = await picture.evaluate((image) => {
      const part = (side: "width" | "height") =>
        image.getBoundingClientRect()[side] / Number(image.getAttribute(side) ?? 0);
      return Math.max(part("width"), part("height"));
    });
    expect(scale).toBeLessThanOrEqual(1);
  }
  await linksOn(page).first().click();
  const large = lightboxOn(page).getByRole("group", { name: "Bild 1 von 5" }).locator("img.pswp__img").last();
  await large.hover();
  const widest = Number(await pictures.first().getAttribute("width"));
  await page.keyboard.down("Control");
  for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect.poll(() => large.evaluate((image) => Math.round(image.getBoundingClientRect().width))).toBe(widest);
});

for (const [browserThat, type] of [
  ["reads", "image/jpeg"],
  ["cannot read", "image/unheard-of"],
] as const) {
  test(`a browser that ${browserThat} the best encoding opens a picture it can show`, async ({ page }) => {
    // Like an encoded picture: the sources have another type than the image's own file.
    await page.route(`**${PROJECT}*`, async (route) => {
      const answer = await route.fetch();
      const files = /<picture>(<img [^>]*?)srcSet="([^"]*), [^",]*" sizes="([^"]*)"/g;
      const encoded = `<picture><source type="${type}" srcset="$2" sizes="$3">$1`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace(files, encoded) });
    });
    await gotoHydrated(page, PROJECT);
    const link = linksOn(page).first();
    const files = (await link.locator("source").getAttribute("srcset")) ?? "";
    await link.click();
    const large = lightboxOn(page).getByRole("group", { name: "Bild 1 von 5" }).locator("img.pswp__img").last();
    await expect.poll(() => large.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    const candidates = await large.getAttribute("srcset");
    expect(candidates).toBe(type === "image/jpeg" ? files : null);
    const shown = new URL(await large.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).pathname;
    if (candidates) expect(candidates).toContain(`${shown} `);
    else expect(shown).toBe(await link.getAttribute("href"));
  });
}

test("without script the pictures link to their large files", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const page = await context.newPage();
  await page.goto(PROJECT);
  const addresses = await linksOn(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(PICTURES);
  for (const address of addresses) {
    const answer = await context.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toMatch(/^image\//);
  }
  await context.close();
});

test("a film is a still until clicked; an icon in its project's first view, too, plays it in place, with its controls and the focus", async ({
  page,
}) => {
  await gotoHydrated(page, "/projekte/23");
  const film = page.locator("[data-series] video");
  const signs = page.getByRole("link", { name: "Film ansehen" });
  await expect(film).toHaveCount(0);
  await expect(page.locator("[data-film] img"), "not before it comes near").toHaveAttribute("loading", "lazy");
  await expect(page.locator("[data-series]").getByRole("link", { name: "Film ansehen" })).toHaveCount(1);
  await expect(signs.first()).toBeInViewport();
  await signs.first().press("Enter");
  await expect(film).toBeFocused();
  await expect(film).toBeInViewport();
  await expect(film).toHaveAttribute("controls");
  await expect(film).toHaveAttribute("poster", /^http/);
  await expect(signs, "one film, one sign").toHaveCount(0);
});
