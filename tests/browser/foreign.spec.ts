// @long PAGES, site/src/server/http/settings
import { startForeignSite } from "../../testing/foreign-site.ts";
import { expect, test } from "../../testing/test.ts";

test("the landing page of a real Strapi 4, its portfolio, a category and a project are shown in full, without queries for anything that it doesn't have", async ({
  page,
}) => {
  const { url, replay, end } = await startForeignSite();
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: "Fotografie", exact: true }).first()).toBeAttached();
  for (const id of ["home", "fotografie", "references", "contact"]) await expect(page.locator(`#${id}`)).toHaveCount(1);

  await page.goto(`${url}/projekte`);
  await expect(page.getByRole("main").getByRole("heading", { name: "Fotowand im Foyer" })).toBeVisible();
  await page.getByRole("link", { name: "Fotografie", exact: true }).last().click();
  await expect(page).toHaveURL(/\/projekte\/kategorie\/2-fotografie$/);
  await page.goto(`${url}/projekte/21`);
  await expect(page).toHaveURL(`${url}/projekte/21-fotowand-im-foyer`);
  await expect(page.getByRole("heading", { level: 1, name: "Fotowand im Foyer" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  expect(replay.operations).not.toContain("InitialDataOwn");
  await page.close();
  await end();
});
