import { expect, type Page } from "@playwright/test";

/** The references carousel as a visitor meets it. */
export function carouselOn(page: Page) {
  const root = page.getByRole("region", { name: "Auswahl der Referenzen" });
  const cards = root.locator("[data-track] > li");
  return {
    root,
    cards,
    /** Those that can be reached. */
    reachable: root.locator("[data-track] > li:not([inert])"),
    previous: root.getByRole("button", { name: "Vorherige" }),
    next: root.getByRole("button", { name: "Nächste" }),
    sliding: page.locator("[data-sliding]"),
    /** Titles of all cards, from the left. */
    row: () => cards.getByRole("heading", { includeHidden: true }).allTextContents(),
    /** How many cards lie wholly within the carousel's window. */
    inView: () =>
      cards.evaluateAll((all) => {
        const window = all[0]?.closest("[data-track]")?.parentElement?.getBoundingClientRect();
        const inside = ({ left, right }: DOMRect) => window && left > window.left - 1 && right < window.right + 1;
        return all.filter((card) => inside(card.getBoundingClientRect())).length;
      }),
  };
}

/**
 * Opens the landing page with its timers in the test's hand. The pointer rests on the carousel, so that nothing has moved
 * yet; time stands still until the clock is run.
 */
export async function gotoWithFrozenCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // Forced: the section may still be appearing, and by the time it stands still the carousel may have moved. Again, if what
  // lies above it has moved it from under the pointer meanwhile.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await carouselOn(page).cards.first().hover({ force: true });
    await expect(page.locator("[data-live][data-paused]")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.clock.pauseAt(120_000);
  await page.locator("[data-sliding]").waitFor({ state: "detached" });
}
