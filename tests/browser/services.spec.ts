import { gotoHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

/** The demo agency's services and how many assets each has. */
const ASSETS = { fotografie: 3, film: 4, webdesign: 6, luftbild: 3, gestaltung: 5 };

test("assets are 4 of twelve columns wide, or 6 where there are four; each has its icon, title and text, and 'Referenzen' only with credentials; a ghost title is text that nobody copies (spec §2, services section)", async ({
  page,
}) => {
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
    getSelection()?.selectAllChildren(element.parentElement as Element);
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
});
