// @long PAGES
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, layoutShift, scrolled, scrollPage, watchLayoutShift } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Spec §9: ms, px, px, ms. */
const OFFSET_RELEASE = 1000;
const SHOWN_ABOVE = 50;
const RAISED_WITHIN = 100;
const FADE = "0.5s";

const footer = (page: Page) => page.getByRole("contentinfo");
const topLink = (page: Page) => footer(page).locator("a", { hasText: "Top" });

/** Scrolls until this many px are left to the page's end. */
async function scrollToRest(page: Page, rest: number): Promise<void> {
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  // Sections rarely have their estimated height; from the end, each step is a scroll.
  await scrollPage(page, await end());
  await scrollPage(page, (await end()) - rest);
}

/** The footer's content below the link. */
function coveredByTop(page: Page): Promise<(string | null)[]> {
  return footer(page).evaluate((element) => {
    const link = element.querySelector("[data-raised]")?.getBoundingClientRect();
    if (!link) return ["no raised link"];
    return [...element.querySelectorAll("p, li")]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < link.right && box.right > link.left && box.top < link.bottom && box.bottom > link.top;
      })
      .map((each) => each.textContent);
  });
}

test("the footer starts with its fixed-offset class and drops it 1000 ms after the page has loaded, without a shift, and without moving links during a click (spec §4 and §9, footer)", {
  tag: "@everyday",
}, async ({ page, request }) => {
  expect(await (await request.get("/impressum")).text()).toMatch(/<footer class="[^"]*\bfooter-offset-fixed"/);
  await page.clock.install();
  await watchLayoutShift(page);
  await page.addInitScript(() => {
    addEventListener("load", () => Object.assign(window, { loadedAt: Date.now() }));
    new MutationObserver((_, observer) => {
      const element = document.querySelector("footer");
      if (!element) return;
      observer.disconnect();
      new MutationObserver(() => Object.assign(window, { releasedAt: Date.now() })).observe(element, {
        attributeFilter: ["class"],
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await gotoHydrated(page, "/impressum");
  await expect(footer(page)).not.toHaveClass(/footer-offset-fixed/);
  const waited = await page.evaluate(() => {
    const { loadedAt, releasedAt } = window as unknown as { loadedAt: number; releasedAt: number };
    return releasedAt - loadedAt;
  });
  expect(waited).toBeGreaterThanOrEqual(OFFSET_RELEASE);
  expect(await layoutShift(page)).toBe(0);
  const tops = await footer(page).evaluate((element) =>
    [true, false].map((isOffset) => {
      element.classList.toggle("footer-offset-fixed", isOffset);
      for (const each of element.getAnimations({ subtree: true })) each.finish();
      return [...element.querySelectorAll("a")].map((link) => link.getBoundingClientRect().top);
    }),
  );
  expect(tops[0]).toEqual(tops[1]);
});

test("the footer has its links and the copyright line; 'Top' appears above 50 px and fades within 500 ms, isn't reachable while hidden, is large enough, drawn in forced colours, and scrolls to the top, with the focus (spec §2 and §9, footer and scroll-to-top link; WCAG 2.5.8)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  for (const name of ["Impressum", "Datenschutzerklärung", "Cookie-Einstellungen"]) {
    await expect(footer(page).getByRole("link", { name })).toBeAttached();
  }
  for (const name of ["Facebook", "YouTube", "Instagram"]) {
    await expect(footer(page).getByRole("link", { name })).toHaveAttribute("href", /^https:/);
  }
  await expect(footer(page).getByText(/^© 2022–2026 /)).toBeAttached(); // spec §9, up to the year of the newest work

  await expect(topLink(page)).toHaveText("Top");
  await scrollPage(page, SHOWN_ABOVE);
  await expect(topLink(page)).toHaveCSS("visibility", "hidden");
  await topLink(page).evaluate((link) => link.focus());
  await expect(topLink(page)).not.toBeFocused();
  await scrollPage(page, SHOWN_ABOVE + 1);
  await expect(topLink(page)).toHaveCSS("opacity", "1");
  await expect(topLink(page)).toBeVisible();
  const [properties, durations] = await topLink(page).evaluate((link) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(link);
    return [transitionProperty.split(", "), transitionDuration.split(", ")];
  });
  expect(durations?.[properties?.indexOf("opacity") ?? -1]).toBe(FADE);
  expect(durations?.[properties?.indexOf("visibility") ?? -1]).toBe(FADE);
  await scrollPage(page, SHOWN_ABOVE);
  await expect(topLink(page)).toBeHidden();
  await expect(topLink(page)).toHaveCSS("opacity", "0");

  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await scrollPage(page, 1000);
  await expect(topLink(page)).toBeVisible();
  const box = await topLink(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expect(topLink(page)).toHaveCSS("border-top-style", "solid");

  await topLink(page).press("Enter");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Musterlicht, zur Startseite" })).toBeFocused();
});

test("'Top' is at the bottom right, and within 100 px of the page's end moves up from the footer, leaving all links visible on desktop and phones, and covering nothing of the badge (spec §2 and §9, scroll-to-top link)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const end = () =>
      footer(page)
        .getByRole("link")
        .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().right)));
    await expect.poll(end, `at ${width} px`).toBeLessThanOrEqual(width);
    await scrollToRest(page, RAISED_WITHIN + 1);
    await expect(topLink(page), `at ${width} px`).not.toHaveAttribute("data-raised");
    const right = () => topLink(page).evaluate((link) => link.getBoundingClientRect().right);
    await expect.poll(right).toBeGreaterThan(width * 0.9);
    const bottom = () => topLink(page).evaluate((link) => link.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeGreaterThan(height - 40);
    // A window that became narrower may have raised it.
    await expect.poll(() => topLink(page).evaluate((link) => link.getAnimations().length)).toBe(0);
    const low = await topLink(page).boundingBox();

    for (const rest of [RAISED_WITHIN, 0]) {
      await scrollToRest(page, rest);
      await expect.poll(() => topLink(page).getAttribute("data-raised")).toBe("");
      await expect.poll(() => coveredByTop(page)).toEqual([]);
      await expect(topLink(page)).toBeInViewport({ ratio: 1 });
    }
    await expect
      .poll(async () => {
        const link = await topLink(page).boundingBox();
        const badge = await page.getByRole("link", { name: "Musterlicht im Branchenbuch" }).boundingBox();
        if (!link || !badge) return "missing";
        const beside = badge.x + badge.width <= link.x || badge.x >= link.x + link.width;
        return beside || badge.y + badge.height <= link.y || badge.y >= link.y + link.height;
      }, `at ${width} px`)
      .toBe(true);
    await scrollToRest(page, RAISED_WITHIN + 1);
    await expect.poll(() => topLink(page).boundingBox()).toEqual(low);
  }
});

test("with a visitor's own letter, word and line spacing every link of the footer is complete on a phone (WCAG 1.4.12)", async ({
  page,
}) => {
  await gotoHydrated(page, "/impressum");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const end = () =>
      footer(page)
        .locator("ul a")
        .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().right)));
    await expect.poll(end, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});
