// @long PAGES
import type { Page } from "@playwright/test";
import { carouselOn } from "../../testing/carousel.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, untilHydrated } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Cards of the demo agency with a sortId. */
const COUNT = 7;

/** Window widths in px, and the number of cards in view. */
const ITEMS = [
  [320, 1],
  [599, 1],
  [600, 2],
  [999, 2],
  [1000, 3],
  [1920, 3],
] as const;

test.describe("without automatic motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("1, 2 or 3 of the cards are in view and reachable (spec §9, carousel items)", { tag: "@everyday" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await gotoHydrated(page, "/");
    const carousel = carouselOn(page);
    for (const [width, items] of ITEMS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(carousel.inView, `at ${width} px`).toBe(items);
      await expect(carousel.reachable).toHaveCount(items);
      await expect(carousel.cards).toHaveCount(COUNT);
    }
  });

  test("arrows and icons have their titles, an external link opens in a new tab without opener, and the next pictures on either side are loaded before they move in (spec §2, references; spec §9, carousel nav labels)", {
    tag: "@everyday",
  }, async ({ page }) => {
    await gotoHydrated(page, "/");
    const carousel = carouselOn(page);
    await expect(carousel.root.getByRole("button")).toHaveText(["Vorherige", "Nächste"]);
    await expect(carousel.root.getByRole("tab")).toHaveCount(0);
    const external = carousel.root.getByTitle("Link öffnen");
    await expect(external.first()).toHaveAttribute("target", "_blank");
    await expect(external.first()).toHaveAttribute("rel", "noopener");
    await expect(external).toHaveCount(2);
    await expect(external.first()).toHaveText("Link öffnen");
    const projects = carousel.root.getByRole("link", { name: /^Zum Projekt: ./, includeHidden: true });
    await expect(projects).toHaveCount(4);
    for (const project of await projects.all()) {
      await expect(project).not.toHaveAttribute("target");
      // Its canonical address, not a redirect.
      const href = (await project.getAttribute("href")) ?? "";
      expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    }
    const video = carousel.root.getByTitle("Video ansehen");
    await expect(video).toHaveCount(2);
    await expect(video.first()).toHaveText("Video ansehen");

    await carousel.root.scrollIntoViewIfNeeded();
    const names = carousel.reachable.getByRole("heading");
    await expect(names).toHaveCount(3);
    const tops = () => names.evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
    await expect.poll(async () => new Set(await tops()).size, "they stand on one line").toBe(1);
    for (const arrow of [carousel.previous, carousel.next]) {
      const box = await arrow.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    for (const place of [3, COUNT - 1]) {
      const picture = carousel.cards.nth(place).locator("img");
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test("it loops both ways, without duplicate cards or ids, whatever the row's position (spec §9, references carousel)", {
    tag: "@everyday",
  }, async ({ page }) => {
    await gotoHydrated(page, "/");
    const carousel = carouselOn(page);
    const row = await carousel.row();
    expect(new Set(row).size).toBe(COUNT);
    const expectNothingTwice = async () => {
      const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toHaveLength(new Set(ids).size);
      await expect(carousel.cards).toHaveCount(COUNT);
    };

    for (let step = 1; step <= 2; step++) {
      await carousel.previous.click();
      await expect.poll(carousel.row).toEqual([...row.slice(-step), ...row.slice(0, -step)]);
      await expect(carousel.sliding).toHaveCount(0);
      await expectNothingTwice();
    }
    for (let step = 1 - 2; step <= COUNT; step++) {
      await carousel.next.click();
      await expect.poll(carousel.row).toEqual([...row.slice(step), ...row.slice(0, step)]);
      await expect.poll(carousel.inView).toBe(3);
    }
    await expectNothingTwice();
  });

  test("neither mouse nor wheel drags it; Tab reaches only the cards in view, in their order (spec §9, references carousel)", async ({
    page,
  }) => {
    await gotoHydrated(page, "/");
    const carousel = carouselOn(page);
    const row = await carousel.row();
    await carousel.cards.first().hover();
    const left = await leftOfFirstCard(page);
    const { x, y } = (await carousel.cards.nth(1).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 200, y + 20);
    await page.mouse.down();
    await page.mouse.move(x - 300, y + 20, { steps: 8 });
    await page.mouse.up();
    await page.mouse.wheel(500, 0);
    expect(await carousel.row()).toEqual(row);
    expect(await leftOfFirstCard(page)).toBe(left);

    await carousel.previous.click();
    await expect.poll(carousel.row).not.toEqual(row);
    await expect(carousel.sliding).toHaveCount(0);
    await expect(carousel.reachable).toHaveCount(3);
    const wanted = await carousel.reachable.getByRole("link").evaluateAll((all) => all.map((link) => link.ariaLabel));
    expect(wanted.length).toBeGreaterThan(0);
    await carousel.reachable.getByRole("link").first().focus();
    const met = [];
    for (const _ of wanted) {
      met.push(await page.evaluate(() => document.activeElement?.ariaLabel));
      await page.keyboard.press("Tab");
    }
    expect(met).toEqual(wanted);
    await expect(carousel.previous).toBeFocused();
  });

  test("the card that an arrow brings is announced, and stays readable", async ({ page }) => {
    await gotoHydrated(page, "/");
    const carousel = carouselOn(page);
    await carousel.next.click();
    await expect(carousel.root.locator("[aria-live]")).toHaveText(/^Es folgt: \S/);
    await expect(carousel.sliding).toHaveCount(0);
    await expect(carousel.root.locator("[aria-live]")).toHaveText(/^Es folgt: \S/);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

  test("touch doesn't drag it (spec §9, references carousel)", async ({ page }) => {
    await gotoHydrated(page, "/");
    const carousel = carouselOn(page);
    await carousel.cards.first().scrollIntoViewIfNeeded();
    const row = await carousel.row();
    const left = await leftOfFirstCard(page);
    const { x, y } = (await carousel.cards.first().boundingBox()) ?? { x: 0, y: 0 };
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizeScrollGesture", {
      x: x + 250,
      y: y + 40,
      xDistance: -220,
      gestureSourceType: "touch",
    });
    expect(await carousel.row()).toEqual(row);
    expect(await leftOfFirstCard(page)).toBe(left);
  });
});

test("React takes over without moving a card, and a scrolled row stays at its position", async ({ page }) => {
  // No idle callback: React waits for the first interaction.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.locator("#references").scrollIntoViewIfNeeded();
  await page
    .locator("[data-track] > li")
    .nth(2)
    .evaluate((card) => card.scrollIntoView({ inline: "start" }));
  const before = await cardsOnScreen(page);
  expect(before).toHaveLength(3);

  await page.keyboard.press("Shift");
  await untilHydrated(page);
  await expect(carouselOn(page).reachable).toHaveCount(3);
  for (const [place, card] of (await cardsOnScreen(page)).entries()) {
    expect(card.title).toBe(before[place]?.title);
    // A scrolled row is at whole device pixels, a transformed row may not be.
    for (const side of ["x", "y", "width", "height"] as const) {
      expect(Math.abs(card[side] - (before[place]?.[side] ?? 0))).toBeLessThan(1);
    }
  }
});

const leftOfFirstCard = (page: Page) =>
  page
    .locator("[data-track] > li")
    .first()
    .evaluate((card) => card.getBoundingClientRect().left);

/** Title and box of every card on the screen, from the left. */
const cardsOnScreen = (page: Page) =>
  page.locator("[data-track] > li").evaluateAll((all) =>
    all
      .map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { title: card.querySelector("h3")?.textContent, x, y, width, height };
      })
      .filter(({ x, width }) => x >= 0 && x + width <= innerWidth)
      .sort((a, b) => a.x - b.x),
  );
