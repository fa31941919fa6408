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
 * Opens the landing page with its timers and slides in the test's hand. The pointer rests on the carousel, so that nothing
 * moves; time stands still until the clock is run, and a slide under way until {@link endSlide}.
 */
export async function gotoWithFrozenCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.addInitScript(holdSlides);
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
  if ((await carouselOn(page).sliding.count()) > 0) await endSlide(page);
}

/** In a page: pauses each slide of the carousel where it begins. */
function holdSlides(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (this.matches("[data-track]")) animation.pause();
    return animation;
  };
}

/** Waits for a slide that is held, and ends it. Resolves with how long it takes a visitor, in ms. */
export async function endSlide(page: Page): Promise<number> {
  await expect(carouselOn(page).sliding).toHaveCount(1);
  const duration = await page.locator("[data-track]").evaluate((row) => {
    const [animation] = row.getAnimations();
    animation?.finish();
    return Number(animation?.effect?.getTiming().duration);
  });
  await expect(carouselOn(page).sliding).toHaveCount(0);
  await untilTimed(page);
  return duration;
}

/** Resolves when React has started the timers that follow from what the page shows, which it does in a task of its own. */
export function untilTimed(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => Object.assign(port1, { onmessage: resolve }));
    port2.postMessage(null);
    await told;
    port1.close();
  });
}
