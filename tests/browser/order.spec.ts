// @long content/src/types, content/src/types/globals
import type { Locator, Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { barriersOf, WCAG } from "../../testing/landing.ts";

const stored = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/order") && response.request().method() === "POST");

test("the menu is shown as visitors see it, with each entry's origin; movable entries are moved by keyboard and by dragging", async ({
  page,
  siteUrl,
}) => {
  const now = Date.now();
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  const made: string[] = [];
  const add = async (collection: string, data: object) => {
    const body = JSON.stringify({ _status: "published", ...data });
    const answer = await fetch(`${siteUrl}/api/${collection}`, { method: "POST", headers, body });
    const path = `${collection}/${((await answer.json()) as { doc: { id: number } }).doc.id}`;
    made.push(path);
    return path;
  };
  const [titled, first, second] = [`Seite ${now}`, `Anfang ${now}`, `Ende ${now}`];
  const ownPage = await add("pages", { title: titled, address: `seite-${now}`, placement: "navigation" });
  await add("menuitems", { title: first, name: `/projekte?${now}` });
  const item = await add("menuitems", { title: second, name: `https://example.org/${now}` });
  await add("menuitems", { title: `Noch nicht ${now}`, name: `/?${now}`, _status: "draft" });
  await add("menuitems", { title: `Verirrt ${now}`, name: `nirgends-${now}` });
  const visitors = async () => {
    const html = await (await fetch(siteUrl)).text();
    const [, list = ""] = /aria-label="Hauptnavigation">(.*?)<\/nav>/s.exec(html) ?? [];
    const titles = [...list.matchAll(/<a href="(?!#)[^>]*>(.*?)<\/a>/g)].map(([, title]) => title);
    return titles.map((title) => title?.replaceAll("&amp;", "&"));
  };
  await expect.poll(visitors).toEqual(expect.arrayContaining([titled, first, second]));

  await signIn(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openAdmin(page, "/collections/menuitems?limit=100");
    const row = page.getByRole("row").filter({ hasText: "Kontakt" }).first();
    await expect(row.getByText("contact", { exact: true })).toHaveCount(0);
    await openAdmin(page, "/startseite?bereich=menue");
    const menu = page.getByRole("region", { name: "Menü" });
    await expect(menuIn(menu)).toContainText((await visitors()) as string[]);
    expect(await barriersOf(page, WCAG, "main")).toEqual([]);
  }

  const menu = page.getByRole("region", { name: "Menü" });
  const entry = (title: string) => menu.getByRole("listitem").filter({ hasText: title });
  await expect(entry(titled).getByRole("link")).toHaveAttribute("href", `/admin/collections/${ownPage}`);
  await expect(entry(titled)).toContainText("nach ihrem Titel");
  await expect(entry(titled).getByRole("button")).toHaveCount(0);
  await expect(entry(second).getByRole("link")).toHaveAttribute("href", `/admin/collections/${item}`);
  await expect(entry(`Noch nicht ${now}`)).toContainText("Entwurf");
  await expect(entry(`Verirrt ${now}`)).toContainText("Besucher finden an seinem Ziel nichts.");
  await expect(menu.getByRole("button", { name: `„${second}“ nach unten` })).toBeDisabled();

  const order = async () => (await visitors()).filter((title) => title === first || title === second);
  const moved = stored(page);
  await menu.getByRole("button", { name: `„${second}“ nach oben` }).press("Enter");
  expect((await moved).status()).toBe(200);
  await expect(menu.getByRole("status").filter({ hasText: `Gespeichert: „${second}“ ist jetzt` })).toBeVisible();
  await expect.poll(order).toEqual([second, first]);

  await entry(second).locator("[data-handle]").scrollIntoViewIfNeeded();
  await entry(second).locator("[data-handle]").hover();
  await page.mouse.down();
  const target = await entry(titled).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 8 });
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 20, { steps: 4 });
  const dragged = stored(page);
  await page.mouse.up();
  expect((await dragged).status()).toBe(200);
  await expect.poll(order).toEqual([first, second]);
  await expect(menuIn(menu)).toContainText((await visitors()) as string[]);
  for (const path of made) await fetch(`${siteUrl}/api/${path}`, { method: "DELETE", headers });
});

const menuIn = (section: Locator) => section.getByRole("list").first().getByRole("listitem");
