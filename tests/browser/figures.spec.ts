import { openAdmin, signIn } from "../../testing/admin.ts";
import { axeOn, gotoHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

// The tests' default user agent is a bot's.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

test("visitors' page views are on the admin's start page, with their referrers; a prefetched page counts once it is shown", {
  tag: "@everyday",
}, async ({ page, context }) => {
  await page.goto("/impressum", { referer: "https://www.suche.example/?q=fotografin" });
  await gotoHydrated(page, "/projekte");
  const client = await context.newCDPSession(page);
  const states: string[] = [];
  client.on("Preload.prefetchStatusUpdated", ({ status }) => states.push(status));
  await client.send("Preload.enable");
  const links = page.getByRole("article").getByRole("link");
  await links.nth(1).hover(); // prefetched, but never shown
  await expect.poll(() => states.filter((state) => state === "Ready")).toHaveLength(1);
  await links.nth(0).hover();
  await expect.poll(() => states.filter((state) => state === "Ready")).toHaveLength(2);
  await links.nth(0).click();
  await expect(page).toHaveURL(/\/projekte\/\d+-/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();

  await signIn(page);
  const count = (table: string, name: string) =>
    page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: name }).getByRole("cell");
  await expect(async () => {
    await openAdmin(page);
    await expect(count("Meist gesehene Projekte", title)).toHaveText("1", { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("table", { name: "Meist gesehene Projekte" }).getByRole("row")).toHaveCount(2);
  await expect(count("Andere Seiten", "Impressum")).toHaveText("1");
  await expect(count("Von anderen Websites", "suche.example")).toHaveText("1");
  await expect(count("Geräte", "Computer")).toHaveText("3 (100 %)");
  await expect(page.getByRole("img", { name: /^Aufrufe nach Tagen/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Zeitraum" }).getByRole("link", { name: "7 Tage" }).click();
  await page.getByText("Zahlen als Tabelle").click();
  await expect(page.getByRole("table", { name: "Aufrufe nach Tagen" }).getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("table", { name: "Aufrufe nach Tagen" }).getByRole("row").nth(1)).toContainText("3");
  const { violations } = await (await axeOn(page)).include("section[aria-labelledby=figures]").analyze();
  expect(violations).toEqual([]);
});
