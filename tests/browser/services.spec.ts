// @long PAGES
import type { Locator } from "@playwright/test";
import { contrast } from "@schaufenster/contract/appearance/colours";
import sharp from "sharp";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated } from "../../testing/landing.ts";

/** The demo agency's services, with their number of assets. */
const ASSETS = { fotografie: 3, film: 4, webdesign: 6, luftbild: 3, gestaltung: 3 };

test("assets are 4 of twelve columns wide, or 6 where there are four; each has its icon, title and text, and 'Referenzen' only with credentials; a ghost title is text that isn't copied; each section links to the projects of the category with its title (spec §2, services section)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  for (const [name, count] of Object.entries(ASSETS)) {
    const cards = page.locator(`#${name}`).getByRole("article");
    await expect(cards).toHaveCount(count);
    const spans = await cards.evaluateAll((all) =>
      all.map((card) => {
        const grid = card.closest("ul") as HTMLElement;
        const { columnGap, paddingLeft, paddingRight } = getComputedStyle(grid);
        const gap = Number.parseFloat(columnGap);
        const width = grid.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return (card.getBoundingClientRect().width + gap) / ((width + gap) / 12);
      }),
    );
    for (const span of spans) expect(span, name).toBeCloseTo(count === 4 ? 6 : 4, 1);
  }

  const ghost = page.locator("#fotografie [data-ghost]");
  await expect(ghost).toHaveText(/\S/);
  const copied = await ghost.evaluate((element) => {
    getSelection()?.selectAllChildren(element.closest("section") as Element);
    return getSelection()?.toString() ?? "";
  });
  expect(copied).toContain("Wir fotografieren");
  expect(copied.split(/\s*\n\s*/)).not.toContain(await ghost.textContent());
  const assets = page.locator("#fotografie").getByRole("article");
  for (const asset of await assets.all()) {
    await expect(asset.locator("[class^='flaticon-']")).toHaveCount(1);
    await expect(asset.getByRole("heading")).toHaveText(/\S/);
    await expect(asset.getByRole("paragraph").first()).toHaveText(/\S/);
  }
  await expect(assets.first().getByRole("link", { name: "Referenzen" })).toHaveCount(1);
  await expect(assets.last().getByRole("link", { name: "Referenzen" })).toHaveCount(0);

  const ways = page.locator("section").getByRole("link", { name: /^Projekte: / });
  const titles = ["Fotografie", "Film", "Webdesign", "Luftbild", "Gestaltung"];
  await expect(ways).toHaveText(titles.map((title) => `Projekte: ${title}`));
  await page.locator("#luftbild").getByRole("link", { name: "Projekte: Luftbild" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Luftbild");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Luftbild");
});

const hex = (channels: number[]) => `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`;

/** The contrast of a text with the brightest pixel behind it, without edges, which may be its neighbours'. */
async function contrastWithBehind(text: Locator): Promise<number> {
  const front = await text.evaluate((element) => {
    element.style.removeProperty("color");
    const { color } = getComputedStyle(element);
    element.style.setProperty("color", "transparent");
    return color;
  });
  const shot = sharp(await text.screenshot({ animations: "disabled" }));
  const { width, height } = await shot.metadata();
  const inner = await shot.extract({ left: 2, top: 2, width: width - 4, height: height - 4 }).toBuffer();
  const { channels } = await sharp(inner).stats();
  return contrast(hex(front.match(/\d+/g)?.map(Number) ?? []), hex(channels.slice(0, 3).map(({ max }) => max)));
}

test("a title on a picture is legible even on a white one, also a long title, at any width (WCAG 1.4.3)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLElement>("figure img"))
      picture.style.filter = "brightness(0) invert(1)";
    for (const above of document.querySelectorAll<HTMLElement>("body > header, header, body > a"))
      above.style.visibility = "hidden";
  });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ["film", "luftbild"]) {
      const section = page.locator(`#${name}`);
      const title = section.getByRole("heading", { level: 2 });
      const place = `${name} at ${width} px`;
      await title.scrollIntoViewIfNeeded();
      expect(await contrastWithBehind(title), place).toBeGreaterThan(3);
      const short = await title.evaluate((element) => {
        const text = element.textContent;
        element.textContent = "Unternehmenskommunikation und Öffentlichkeitsarbeit";
        element.parentElement?.parentElement?.setAttribute("data-long", "");
        return text;
      });
      expect(await contrastWithBehind(title), `${place}, long`).toBeGreaterThan(3);
      expect(await contrastWithBehind(section.locator("figcaption")), `${place}, caption`).toBeGreaterThan(4.5);
      await title.evaluate((element, text) => {
        element.textContent = text;
        element.parentElement?.parentElement?.removeAttribute("data-long");
      }, short);
    }
  }
});

test("the caption of a portrait picture is inside its section at any width, on paper and on ink", async ({ page }) => {
  await gotoHydrated(page, "/");
  for (const [name, composition] of [
    ["fotografie", "column-right"],
    ["film", "column"],
  ] as const) {
    const section = page.locator(`#${name}`);
    // Set by ServiceSection.tsx.
    await section.evaluate((element, value) => element.setAttribute("data-composition", value), composition);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const caption = section.locator("figcaption");
      await caption.scrollIntoViewIfNeeded();
      const [inner, outer] = [await caption.boundingBox(), await section.boundingBox()];
      const end = (outer?.y ?? 0) + (outer?.height ?? 0);
      expect(inner?.y, `${name} at ${width} px`).toBeGreaterThanOrEqual(outer?.y ?? Number.NaN);
      expect((inner?.y ?? 0) + (inner?.height ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(end);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an asset is one line that toggles its text and its link, by keyboard, too; a wide window shows all texts", async ({
    page,
  }) => {
    await gotoHydrated(page, "/");
    const asset = page.locator("#film").getByRole("article").first();
    const title = asset.getByRole("button", { name: "Firmenporträt", exact: true });
    const text = asset.getByRole("paragraph");
    const link = asset.getByRole("link", { name: "Referenzen" });
    await expect(title).toHaveAttribute("aria-expanded", "false");
    await expect(text).toBeHidden();
    await expect(link).toBeHidden();
    await title.press("Enter");
    await expect(title).toHaveAttribute("aria-expanded", "true");
    await expect(text).toBeVisible();
    await link.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await title.click();
    await expect(text).toBeHidden();

    // Find in page does this before it shows a closed text (HTML standard, hidden=until-found).
    await asset.locator("[hidden='until-found']").dispatchEvent("beforematch");
    await expect(title).toHaveAttribute("aria-expanded", "true");
    await title.click();

    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(text).toBeVisible();
    await expect(page.locator("#film").getByRole("article").getByRole("button")).toHaveCount(0);
  });
});
