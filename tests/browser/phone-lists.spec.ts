// @long content/src/ui, content/src/types
import type { Locator, Page } from "@playwright/test";
import { goTo, openAdmin, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

const SCREENS = [
  "",
  "/collections/inquiries",
  "/collections/media",
  "/collections/projects",
  "/collections/projects/1",
  "/globals/appearance",
  "/globals/site-settings",
  "/startseite",
];

const LISTS = ["projects", "categories", "services", "references", "menuitems", "pages", "users"];

/** How far a list can be scrolled sideways, in px, and how many parts of its rows overflow the screen. */
const hiddenIn = (table: Locator) =>
  table.evaluate((element) => {
    const boxes = [...element.querySelectorAll("td *")].map((part) => part.getBoundingClientRect());
    const outside = boxes.filter(({ left, right }) => left < 0 || right > window.innerWidth);
    return [element.scrollWidth - element.clientWidth, outside.length];
  });

/**
 * Names of controls smaller than 44 px: buttons, fields and links that aren't part of a sentence. A row that opens wherever
 * it is tapped is one control, and a checkbox includes its label.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, select, summary, [role=button]")]
      .filter((control) => {
        const { display, visibility } = getComputedStyle(control);
        const coversRow = getComputedStyle(control, "::after").position === "absolute";
        const isShown = control.checkVisibility() && visibility === "visible";
        return isShown && display !== "inline" && !coversRow && !control.matches("[type=file], .rs__input");
      })
      .filter((control) => {
        const boxes = [control, control.closest("label")].map((part) => part?.getBoundingClientRect());
        return !boxes.some((box) => box && box.width >= 43.5 && box.height >= 43.5);
      })
      .map((control) => `${control.className}: ${control.ariaLabel ?? control.textContent}`),
  );

test("on a phone every control is as large as a fingertip", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  for (const screen of SCREENS) {
    await openAdmin(page, screen);
    await expect.poll(() => tooSmall(page), { message: screen }).toEqual([]);
  }
});

test("on a phone every list is readable without scrolling sideways, a row opens wherever it is tapped, and is selected by its checkbox", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openAdmin(page);
  for (const list of LISTS) {
    await goTo(page, `/collections/${list}`);
    const table = page.locator(".table");
    await expect(table.getByRole("row").nth(1)).toBeVisible();
    await expect.poll(() => hiddenIn(table), { message: list }).toEqual([0, 0]);
  }
  await expectNoBarriers(page, ".table");

  await openAdmin(page, "/collections/projects?search=Schrauben");
  await expect(page.getByRole("row", { name: "Hält ohne Schrauben" })).toContainText("Webdesign, Fotografie");
  await openAdmin(page, "/collections/projects");
  // Below the headers; an entry that a parallel test has open has no checkbox.
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") })
    .nth(1);
  const [name, state] = [row.getByRole("link"), row.getByText(/Veröffentlicht|Entwurf/)];
  const heights = await Promise.all([name, state].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  await row.getByRole("checkbox").check();
  await expect(page.getByText("1 ausgewählt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Löschen", exact: true })).toBeInViewport({ ratio: 1 });
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 10, y: height - 8 } });
  await page.waitForURL(/\/admin\/collections\/projects\/\d+$/);
});
