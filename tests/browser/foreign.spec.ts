import { type ForeignSite, startForeignSite } from "../../testing/foreign-site.ts";
import { expect, test } from "../../testing/test.ts";

let foreign: ForeignSite;
let url: string;

test.beforeAll(async () => {
  foreign = await startForeignSite();
  url = foreign.url;
});

test.afterAll(() => foreign.end());

test("the landing page of a real Strapi 4 is shown in full, and it is never asked for what it does not have", async ({
  page,
}) => {
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: "Fotografie", exact: true }).first()).toBeAttached();
  for (const id of ["home", "fotografie", "references", "contact"]) await expect(page.locator(`#${id}`)).toHaveCount(1);
  expect(foreign.replay.operations).not.toContain("InitialDataOwn");
});

test("so are its portfolio, a category and a project", async ({ page }) => {
  await page.goto(`${url}/projekte`);
  await expect(page.getByRole("main").getByRole("heading", { name: "Fotowand im Foyer" })).toBeVisible();
  await page.getByRole("link", { name: "Fotografie", exact: true }).last().click();
  await expect(page).toHaveURL(/\/projekte\/kategorie\/2-fotografie$/);
  await page.goto(`${url}/projekte/21`);
  await expect(page).toHaveURL(`${url}/projekte/21-fotowand-im-foyer`);
  await expect(page.getByRole("heading", { level: 1, name: "Fotowand im Foyer" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a project of hostile Markdown runs nothing", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(`${url}/projekte/18`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(dialogs).toEqual([]);
  expect(
    await page
      .locator("main script:not([type='application/json']), main iframe, main [onerror], main [onclick]")
      .count(),
  ).toBe(0);
});
