import { expect, type Locator, type Page } from "@playwright/test";

/** Maximum tab stops before the wanted one. */
const MOST_STOPS = 70;

/**
 * Presses Tab until an element has the focus. At each step the focus is visible and not covered (WCAG 2.4.7, 2.4.11).
 */
export async function tabTo(target: Locator, { back = false } = {}): Promise<void> {
  const page = target.page();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, "reached by Tab").toBeFocused();
}

/** Expects the focus on a control that shows it and isn't covered, once the page has scrolled there. */
async function expectFocusSeen(page: Page): Promise<void> {
  const options = { message: "what is wrong with the focus", intervals: [20, 50, 100, 250] };
  await expect.poll(() => page.evaluate(faultOfFocus), options).toBe(null);
}

/** The fault of the focus for a visitor; null if there is none. Runs in the page. */
function faultOfFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return "nowhere";
  const name = `${element.localName} „${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}“`;
  const isDrawn = [null, "::before", "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  // Within a film's controls the browser draws it.
  if (!isDrawn && element.localName !== "video") return `not drawn: ${name}`;
  const boxes = [...element.getClientRects()];
  const isMet = boxes.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const met = document.elementFromPoint(left + width * across, top + height * down);
        return element.contains(met) || met?.closest("a, button, label") === element;
      }),
    ),
  );
  return isMet ? null : `covered or out of the window: ${name}`;
}
