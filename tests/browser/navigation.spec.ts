// @long PAGES
import type { Page } from "@playwright/test";
import type { InitialDataQuery } from "@schaufenster/contract/documents";
import { expect, test } from "../../testing/demo-agency.ts";
import { type ForeignSite, startForeignSite } from "../../testing/foreign-site.ts";
import { expectNoBarriers, expectNoSidewaysScroll, layoutShift, watchLayoutShift } from "../../testing/landing.ts";

const TITLES = [
  "Fotografie",
  "Film",
  "Webdesign und Barrierefreiheit",
  "Luftbild",
  "Veranstaltungsfotografie",
  "Gestaltung",
  "Immobilien",
  "Suchmaschinenoptimierung",
  "Ton",
  "Illustration",
  "Produktfotografie für Onlineshops",
  "Beratung",
];

const MENU = ["Referenzen", "Projekte", "Kontakt", "Aktuelles"];

const SHORT_PAGES = ["Team", "Über uns", "Stellen", "Presse", "Studio", "Preise"];

const LONG_PAGES = [
  "Unternehmensfotografie und Werbefilm",
  "Barrierefreiheit",
  "Arbeiten bei uns",
  "Nachhaltigkeit",
  "Ausstattung im Verleih",
  "Häufige Fragen",
];

/**
 * Maximum room in px that an entry behind 'Mehr' leaves unused: its room is rounded up, and computed for wide letters.
 */
const UNUSED = 64;

let site: ForeignSite;

/** Titles the first services, and adds menu items that lead to pages of their own. */
function withEntries(services: string[], pages: string[] = []) {
  return (data: InitialDataQuery) => {
    const [service] = data.services?.data ?? [];
    const [item] = data.menuitems?.data ?? [];
    if (!service || !item) throw new Error("There is no service or menu item");
    data.services = {
      data: services.map((title, index) => ({
        id: String(index + 1),
        attributes: { ...structuredClone(service.attributes), title, name: `leistung-${index}`, sortId: index },
      })) as NonNullable<InitialDataQuery["services"]>["data"],
    };
    data.menuitems?.data.push(
      ...(pages.map((title, index) => ({
        id: String(100 + index),
        attributes: { ...structuredClone(item.attributes), title, name: `/seiten/${index}`, sortId: 100 + index },
      })) as NonNullable<InitialDataQuery["menuitems"]>["data"]),
    );
  };
}

test.beforeAll(async () => {
  site = await startForeignSite((replay) => replay.alter("InitialData", withEntries(TITLES)));
});

test.afterAll(() => site.end());

const navigation = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });

/** The visible navigation: titles, and whether each is in the window and beside the previous one. */
function shownIn(page: Page) {
  return page.locator("header nav :is(a, button)").evaluateAll((entries) => {
    const boxes = entries
      .filter((entry) => entry.checkVisibility())
      .map((entry) => ({ title: entry.textContent ?? "", box: entry.getBoundingClientRect() }));
    const line = 2.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const logo = document.querySelector("#brand")?.getBoundingClientRect().right ?? 0;
    return {
      titles: boxes.map(({ title }) => title),
      areApart: boxes.every(({ box }, index) => box.left >= (boxes[index - 1]?.box.right ?? logo)),
      areWhole: boxes.every(({ box }) => box.right <= innerWidth && box.height <= line),
    };
  });
}

for (const [text, widths] of [
  ["100%", [1920, 768, 1024, 1280, 1440]],
  ["200%", [768, 1440]],
] as const) {
  test(`twelve services and the menu's entries: at ${text} letters those that don't fit the header are behind 'Mehr', nothing is cut off, nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 800 });
    await watchLayoutShift(page, { fromStart: true });
    await page.addInitScript((size) => {
      addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", size));
    }, text);
    // A font that loads after the first paint causes a small shift itself (fonts.spec.ts).
    let release = () => {};
    const measured = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.woff2$/, (route) => measured.then(() => route.continue()));
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (text === "100%") expect(await layoutShift(page)).toBeCloseTo(0, 3);
    release();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { titles, areApart, areWhole } = await shownIn(page);
      const shown = titles.slice(0, -1);
      const services = shown.filter((title) => TITLES.includes(title));
      const menuItems = shown.filter((title) => MENU.includes(title));
      expect(titles.at(-1), `${width}`).toBe("Mehr");
      expect(shown, `${width}`).toEqual(["Start", ...services, ...menuItems]);
      // From the end, and services before work and agency.
      expect(menuItems, `${width}`).toEqual(MENU.slice(0, menuItems.length));
      expect(services, `${width}`).toEqual(menuItems.length < MENU.length ? [] : TITLES.slice(0, services.length));
      expect([areApart, areWhole], `${width}: ${titles.join(", ")}`).toEqual([true, true]);
      await expectNoSidewaysScroll(page);
    }
    await navigation(page).getByRole("button", { name: "Mehr" }).click();
    const menu = page.getByRole("dialog", { name: "Navigation" });
    for (const title of TITLES) await expect(menu.getByRole("link", { name: title, exact: true })).toBeAttached();
    await menu.getByRole("link", { name: "Beratung" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/#leistung-11`);
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("'Mehr' opens the menu without script, too", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(site.url);
    await navigation(page).getByRole("link", { name: "Mehr" }).click();
    const menu = page.getByRole("dialog", { name: "Navigation" });
    await menu.getByRole("link", { name: "Beratung" }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator("#leistung-11 h2")).toBeInViewport();
  });
});

/** The room left in the header's navigation, and the room needed by each entry behind 'Mehr', in px. */
function roomIn(page: Page) {
  return navigation(page)
    .getByRole("list")
    .evaluate((list) => {
      const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
      const shown = entries.filter((entry) => entry.checkVisibility());
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      const left = (shown[0]?.getBoundingClientRect().left ?? 0) - list.getBoundingClientRect().left;
      const more = entries.at(-1)?.offsetWidth ?? 0;
      const hidden = entries.filter((entry) => !shown.includes(entry) && !entry.matches("[data-more]"));
      for (const entry of hidden) entry.style.display = "block";
      const needs = Object.fromEntries(hidden.map((entry) => [entry.textContent, entry.offsetWidth + gap]));
      for (const entry of hidden) entry.style.removeProperty("display");
      // The last one to move back needs no 'Mehr'.
      return { left: hidden.length === 1 ? left + more + gap : left, needs };
    });
}

test("beside the agency's own pages services stay as long as there is room, and go behind 'Mehr' one by one", async ({
  page,
}) => {
  const services = ["Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung"];
  for (const pages of [[], SHORT_PAGES.slice(0, 1), SHORT_PAGES, LONG_PAGES.slice(0, 3), LONG_PAGES]) {
    await site.alter("InitialData", withEntries(services, pages));
    await page.goto(site.url);
    await page.evaluate(() => document.fonts.ready);
    const order = ["Start", ...MENU, ...pages, ...services];
    for (const width of [768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { titles, areApart, areWhole } = await shownIn(page);
      const what = `${width}: ${titles.join(", ")}`;
      const entries = titles.filter((title) => title !== "Mehr");
      expect(entries.toSorted(), what).toEqual(order.slice(0, entries.length).toSorted());
      expect(titles.includes("Mehr"), what).toBe(entries.length < order.length);
      expect([areApart, areWhole], what).toEqual([true, true]);
      await expectNoSidewaysScroll(page);
      const { left, needs } = await roomIn(page);
      const next = order[entries.length];
      if (next) expect(left, `${what}; for ${next}`).toBeLessThan((needs[next] ?? 0) + UNUSED);
    }
  }
  await expectNoBarriers(page, "header");
});

test("the demo agency's entries all fit in the header from 1024 px, all but the services on a tablet, and on a phone at twice the text size its parts are within the window", async ({
  page,
}) => {
  await page.goto("/impressum");
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["Projekte", "Kontakt"])
      await expect(navigation(page).getByRole("link", { name })).toBeVisible();
    await expect(navigation(page).getByRole("link", { name: "Gestaltung" })).toBeVisible({ visible: width > 768 });
    await expect(navigation(page).getByRole("button", { name: "Mehr" })).toBeVisible({ visible: width === 768 });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
    const outside = () =>
      page.locator("header :is(a, button)").evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility())
          .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
          .map(({ name }) => name),
      );
    await expect.poll(outside, size).toEqual([]);
    await expect(page.getByRole("button", { name: "Menü" })).toBeVisible();
  }
});
