// @long PAGES, site/src/server/routes
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, scrolled, scrollPage } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name });

test("a page whose data the server has arrives with its content and without a preloader (spec §4, page loading); a navigation starts at the page's top; the same address reloads the page (spec §2, routes)", {
  tag: "@everyday",
}, async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("Kontaktieren Sie uns");
  expect(html).not.toContain("Einen Moment");
  await gotoHydrated(page, "/");
  await expect(page.getByRole("status").filter({ hasText: "Einen Moment" })).toHaveCount(0);
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const marked = () => page.evaluate(() => "sameDocument" in window);
  for (const leave of [
    () => page.getByRole("banner").getByRole("link", { name: "Musterlicht, zur Startseite" }).click(),
    () => link(page, "Projekte").click(),
  ]) {
    await scrollPage(page, 2000);
    await mark();
    await leave();
    await expect.poll(marked).toBe(false);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
});

/** Stores the next document's page transition in sessionStorage: pseudo-element, duration and delay in ms. */
async function watchPageTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      viewTransition?.ready.then(
        () => {
          const fades = document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith("::view-transition"))
              return [];
            const { duration, delay } = effect.getTiming();
            const opacities = effect.getKeyframes().map(({ opacity }) => opacity);
            return [{ of: effect.pseudoElement, duration, delay, opacities }];
          });
          sessionStorage.setItem("fades", JSON.stringify(fades));
        },
        () => {},
      );
    });
  });
}

const fades = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("fades") ?? "null"));

test("a page fades out over 250 ms, then the next one fades in over 250 ms (spec §4, route changes)", {
  tag: "@everyday",
}, async ({ page }) => {
  await watchPageTransitions(page);
  await gotoHydrated(page, "/");
  await link(page, "Projekte").click();
  await expect(page).toHaveURL("/projekte");
  await expect.poll(() => fades(page)).not.toBeNull();
  const seen: { of: string; delay: number }[] = await fades(page);
  const inOrder = seen.filter(({ of }) => /-(old|new)\(root\)$/.test(of)).sort((a, b) => a.delay - b.delay);
  expect(inOrder).toEqual([
    { of: "::view-transition-old(root)", duration: 250, delay: 0, opacities: ["1", "0"] },
    { of: "::view-transition-new(root)", duration: 250, delay: 250, opacities: ["0", "1"] },
  ]);
});

test("under reduced motion pages change without a fade (WCAG 2.3.3)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchPageTransitions(page);
  await gotoHydrated(page, "/");
  await link(page, "Projekte").click();
  await expect(page).toHaveURL("/projekte");
  await expect(page.getByRole("main")).toBeVisible();
  const seen: { of: string }[] | null = await fades(page);
  expect((seen ?? []).filter(({ of }) => /-(old|new)\(root\)$/.test(of))).toEqual([]);
});
