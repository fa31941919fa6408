import { expect, type Page } from "@playwright/test";

export function carouselOn(page: Page) {
  const root = page.getByRole("region", { name: "Auswahl der Referenzen" });
  const cards = root.locator("[data-track] > li");
  return {
    root,
    cards,
    reachable: root.locator("[data-track] > li:not([inert])"),
    previous: root.getByRole("button", { name: "Vorherige" }),
    next: root.getByRole("button", { name: "Nächste" }),
    sliding: page.locator("[data-sliding]"),
    row: () => cards.getByRole("heading", { includeHidden: true }).allTextContents(),
    inView: () =>
      cards.evaluateAll((all) => {
        const window = all[0]?.closest("[data-track]")?.parentElement?.getBoundingClientRect();
        const inside = ({ left, right }: DOMRect) => window && left > window.left - 1 && right < window.right + 1;
        return all.filter((card) => inside(card.getBoundingClientRect())).length;
      }),
  };
}

/**
 * Opens the landing page with timers and slides under the test's control. The pointer rests on the carousel, so that
 * nothing moves; time stops until the clock is run, and a slide until {@link endSlide}.
 */
export async function gotoWithFrozenCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.addInitScript(holdSlides);
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // Forced: the section may still be revealed, and by the time it stops the carousel may have moved. Repeated, since
  // content above may shift it from under the pointer.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await carouselOn(page).cards.first().hover({ force: true });
    await expect(page.locator("[data-live][data-paused]")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.clock.pauseAt(120_000);
  if ((await carouselOn(page).sliding.count()) > 0) await endSlide(page);
}

/** In a page: pauses each slide of the carousel at its start. */
function holdSlides(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (this.matches("[data-track]")) animation.pause();
    return animation;
  };
}

/** Waits for a paused slide, and ends it. Resolves with its duration in ms. */
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

/** Resolves once React has started the timers of the current state, which it does in a separate task. */
export function untilTimed(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => Object.assign(port1, { onmessage: resolve }));
    port2.postMessage(null);
    await told;
    port1.close();
  });
}
