// @long PAGES, content/src/addresses
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, openWithStoppedClock, scrolled, scrollPage, untilHydrated } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9. */
const DELAY_MS = 1000;
/** Height of the small header, in px. */
const HEADER = 55;

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name });
const heading = (page: Page, anchor: string) => page.locator(`#${anchor}-title, #${anchor} h2`).first();

/** px from the header's lower edge to the section's top. */
const belowHeader = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section, header) => section.getBoundingClientRect().top - header, HEADER);

async function expectArrival(page: Page, anchor: string): Promise<void> {
  await expect.poll(async () => Math.abs(await belowHeader(page, anchor))).toBeLessThanOrEqual(1);
  await expect(heading(page, anchor)).toBeFocused();
}

test("a link to a section changes the address immediately and scrolls there after 1000 ms, below the header, with the focus on the heading (spec §2 and §9, scroll-to-anchor delay); meanwhile the scroll-spy doesn't highlight sections in between (spec §4, route changes)", {
  tag: "@everyday",
}, async ({ page }) => {
  await openWithStoppedClock(page);
  await page.evaluate(() => {
    const lit: string[] = [];
    Object.assign(window, { lit });
    const links = document.querySelectorAll<HTMLElement>("header nav:first-of-type [data-anchor]");
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { dataset } = target as HTMLElement;
        if ((target as HTMLElement).hasAttribute("aria-current")) lit.push(dataset.anchor ?? "");
      }
    });
    for (const each of links) observer.observe(each, { attributeFilter: ["aria-current"] });
  });
  await link(page, "Referenzen").click();
  await expect(page).toHaveURL("/#references");
  await page.clock.runFor(DELAY_MS - 1);
  await expect(link(page, "Referenzen")).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1);
  await expectArrival(page, "references");
  await page.clock.runFor(3 * DELAY_MS);
  expect(new Set(await page.evaluate(() => (window as unknown as { lit: string[] }).lit))).toEqual(
    new Set(["references"]),
  );
});

test("references, home and contact are anchors, too; the same link works again; Back restores the position, Forward the section; links open in a new tab as usual (spec §2, routes)", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  await scrollPage(page, 700);
  await link(page, "Luftbild").click();
  await expectArrival(page, "luftbild");
  const arrived = await scrolled(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(arrived);

  for (const [name, anchor] of [
    ["Referenzen", "references"],
    ["Kontakt", "contact"],
  ] as const) {
    await link(page, name).click();
    await expectArrival(page, anchor);
  }
  await link(page, "Start").click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL("/#home");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const entries = () => page.evaluate(() => history.length);
  await link(page, "Film").click();
  await expectArrival(page, "film");
  const before = await entries();
  await scrollPage(page, 3000);
  await link(page, "Film").click();
  await expectArrival(page, "film");
  expect(await entries()).toBe(before);

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    link(page, "Luftbild").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(opened).toHaveURL("/#luftbild");
  await expect(page).toHaveURL("/#film");
  await opened.close();
});

test("a section's former anchor leads to it, and the address shows the current one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const [former, section] = ['<span id="kino" data-former-anchor=""></span>', /(<section id="film"[^>]*>)/];
    await route.fulfill({ response: answer, body: (await answer.text()).replace(section, `$1${former}`) });
  });
  await gotoHydrated(page, "/#kino");
  await expectArrival(page, "film");
  await expect(page).toHaveURL("/#film");
});

test("a link from outside leads to its section, and 1000 ms after the load the heading has the focus (spec §2 and §9, scroll-to-anchor delay)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("focusin", () => Object.assign(window, { focusedAt: performance.now() }), { once: true });
  });
  await page.goto("/#contact");
  await expectArrival(page, "contact");
  const delay = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return (window as unknown as { focusedAt: number }).focusedAt - (navigation?.loadEventEnd ?? 0);
  });
  expect(delay).toBeGreaterThanOrEqual(DELAY_MS * 0.9);
});

test("visitors who start typing before script runs keep the focus", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/behaviour*.js", (route) => held.then(() => route.continue()));
  await page.goto("/#contact");
  const name = page.getByLabel("Name");
  await name.click();
  await page.keyboard.type("Max ");
  release();
  await untilHydrated(page);
  await page.keyboard.type("Muster");
  await expect(page.locator(".footer-offset-fixed")).toHaveCount(0); // removed at the time of the scroll
  await page.keyboard.type("mann");
  await expect(name).toHaveValue("Max Mustermann");
});

test("a link from another page does the same (spec §2, routes)", async ({ page }) => {
  await gotoHydrated(page, "/projekte");
  await link(page, "Webdesign").click();
  await expect(page).toHaveURL("/#webdesign");
  await expectArrival(page, "webdesign");
});

test("after a reload the page keeps its scroll position, without moving the focus (spec §2, routes)", async ({
  page,
}) => {
  await gotoHydrated(page, "/#film");
  await expect(heading(page, "film")).toBeFocused();
  await scrollPage(page, 4000);
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.locator(".footer-offset-fixed")).toHaveCount(0); // removed at the time of the scroll
  expect(await scrolled(page)).toBe(4000);
  await expect(heading(page, "film")).not.toBeFocused();
});

test("under reduced motion there is no delay and no animation (WCAG 2.3.3)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page);
  await page.evaluate(() => {
    Object.assign(window, { positions: [] });
    addEventListener("scroll", () => (window as unknown as { positions: number[] }).positions.push(window.scrollY));
  });
  await link(page, "Gestaltung").click();
  await page.clock.runFor(1);
  await expectArrival(page, "gestaltung");
  // The browser reports it in the next frame.
  await expect.poll(() => page.evaluate(() => (window as unknown as { positions: number[] }).positions.length)).toBe(1);
});

test("scrolling meanwhile cancels the jump: the page and the focus stay", async ({ page }) => {
  await openWithStoppedClock(page);
  await link(page, "Kontakt").click();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.clock.runFor(3 * DELAY_MS);
  expect(await scrolled(page)).toBe(300);
  await expect(heading(page, "contact")).not.toBeFocused();
});
