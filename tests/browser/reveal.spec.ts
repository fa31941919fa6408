// @long PAGES
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, layoutShift, scrollPage, watchLayoutShift } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** The parts of a service section, without its ghost title. */
const parts = (page: Page, anchor: string) => page.locator(`#${anchor} > :not([data-ghost])`);
const opacity = (page: Page, anchor: string) =>
  parts(page, anchor)
    .first()
    .evaluate((part) => Number(getComputedStyle(part).opacity));

/** Scrolls by wheel until the section's first part is in the middle of the window. */
async function wheelTo(page: Page, anchor: string): Promise<void> {
  await page.mouse.move(700, 450);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect((await parts(page, anchor).first().boundingBox())?.y).toBeLessThan(600);
  }).toPass({ intervals: [100] });
}

test("a section appears over 1000 ms, from 24 px above and at a scale of 1.05, once: scrolled away and back, it is simply there (spec §9, reveal animation)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.evaluate(() => {
    document.addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof HTMLElement) || !("reveal" in target.dataset)) return;
      const [animation] = target.getAnimations();
      const effect = animation?.effect as KeyframeEffect | undefined;
      const [from] = effect?.getKeyframes() ?? [];
      Object.assign(window, {
        revealed: {
          duration: effect?.getTiming().duration,
          iterations: effect?.getTiming().iterations,
          from: [from?.opacity, from?.translate, from?.scale],
        },
      });
    });
  });
  await wheelTo(page, "fotografie");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { revealed?: object }).revealed))
    .toEqual({ duration: 1000, iterations: 1, from: ["0", "0px -24px", "1.05"] });
  await expect(parts(page, "fotografie").first()).not.toHaveAttribute("data-reveal");
  await page.evaluate(() =>
    document.querySelector("#fotografie")?.addEventListener("animationstart", (event) => {
      if ((event.target as HTMLElement).matches("#fotografie > :first-of-type")) Object.assign(window, { again: true });
    }),
  );
  await scrollPage(page, 0);
  await wheelTo(page, "fotografie");
  expect(await opacity(page, "fotografie")).toBe(1);
  expect(await page.evaluate(() => "again" in window)).toBe(false);
});

test("nothing visible on load is ever hidden, and nothing at all before the visitor scrolls (spec §9, reveal animation)", async ({
  page,
}) => {
  await gotoHydrated(page, "/#fotografie");
  await expect(page.locator("#fotografie h2")).toBeInViewport();
  await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 10);
  await expect(page.locator("[data-reveal=waiting]").first()).toBeAttached();
  expect(await opacity(page, "fotografie")).toBe(1);
  expect(await opacity(page, "luftbild")).toBe(0);
});

test("in print nothing is missing; under reduced motion nothing hides and nothing moves, even if enabled later (spec §9, reveal animation; WCAG 2.3.3)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  await scrollPage(page, 10);
  await expect.poll(() => opacity(page, "luftbild")).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => opacity(page, "luftbild")).toBe(1);
  for (const slide of await page.locator("#home [data-slide-state] h2").all()) await expect(slide).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => opacity(page, "luftbild")).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => opacity(page, "luftbild")).toBe(1);
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await scrollPage(page, 500);
  await expect(page.locator("[data-reveal=waiting], [data-reveal=shown]")).toHaveCount(0);
});

test("a section reached by keyboard or by an anchor is shown (spec §9, reveal animation)", async ({ page }) => {
  await gotoHydrated(page, "/");
  await scrollPage(page, 10);
  await page.getByRole("textbox", { name: "Name" }).focus();
  await expect.poll(() => opacity(page, "contact")).toBe(1);
  await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Film" }).click();
  await expect.poll(() => opacity(page, "film")).toBe(1);
});

test("from top to bottom nothing shifts, pictures included", async ({ page }) => {
  await watchLayoutShift(page);
  await gotoHydrated(page, "/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await scrollPage(page, top);
  // Those of hidden slides and cards haven't been requested.
  const missing = () =>
    page
      .locator("main > section:not(#references) img")
      .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).complete).length);
  await expect.poll(missing).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await layoutShift(page)).toBe(0);
});
