// @long content/src/fields, content/src/types
import type { Locator, Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

/** More than fit on one page, with those of the demo agency. */
const MANY = 60;

const made: number[] = [];

async function send(siteUrl: string, method: "POST" | "DELETE", path: string, body?: object): Promise<Response> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  return fetch(`${siteUrl}/api/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

async function addDrafts(siteUrl: string): Promise<void> {
  for (let at = 1; at <= MANY; at++) {
    const answer = await send(siteUrl, "POST", "projects?draft=true", { header: `Süßes Café ${at}`, _status: "draft" });
    made.push(((await answer.json()) as { doc: { id: number } }).doc.id);
  }
}

test.afterEach(async ({ siteUrl }) => {
  for (const id of made.splice(0)) await send(siteUrl, "DELETE", `projects/${id}`);
});

/** Opens the landing page's works, and removes the chosen ones. */
async function openWorks(page: Page): Promise<Locator> {
  await signIn(page);
  await openAdmin(page, "/startseite?bereich=arbeiten");
  const section = page.getByRole("region", { name: "Arbeiten" });
  await expect(section.getByText("Die Einträge werden gelesen …")).toHaveCount(0);
  const out = section.getByRole("button", { name: /herausnehmen$/ });
  for (let left = await out.count(); left > 0; left--) {
    await out.first().click();
    await expect(out).toHaveCount(left - 1);
  }
  return section;
}

const titlesOf = (field: Locator) =>
  field.getByRole("listitem").evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.textContent));

test("works are found, chosen, ordered and removed by keyboard alone, and all entries can be reached", async ({
  page,
  siteUrl,
}) => {
  await addDrafts(siteUrl);
  const field = await openWorks(page);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await field.getByRole("button", { name: "Projekte auswählen" }).focus();
  await press("Enter");
  const dialog = page.getByRole("dialog", { name: "Projekte auswählen" });
  const options = dialog.getByRole("option");
  const said = dialog.getByRole("status");
  const search = dialog.getByRole("searchbox");
  await expect(search).toBeFocused();
  await expect(options).toHaveCount(60);
  await expect(options.first()).toHaveAccessibleName(`Süßes Café ${MANY} Entwurf`);
  await expectNoBarriers(page, "dialog");

  const more = dialog.getByRole("button", { name: /^Weitere zeigen \(\d+\)$/ });
  await more.focus();
  await press("Enter");
  await expect(options.nth(60)).toBeFocused();

  await page.keyboard.type("drehtell");
  await expect(search).toHaveValue("drehtell");
  await press("Enter");
  await expect(said).toHaveText("„Drehteller, endlos“ gewählt: 1 von 5.");
  await search.fill("LICHT das");
  await expect(options.first()).toHaveAccessibleName("Licht, das atmet");
  await press("ArrowDown");
  await expect(options).toBeFocused();
  await press(" ");
  await expect(options).toHaveAttribute("aria-selected", "true");
  await press("ArrowUp");
  await expect(search).toBeFocused();

  await search.fill("sus cafe");
  await expect(options).toHaveCount(MANY);
  await press("ArrowDown", "Enter", "ArrowRight", "Enter", "ArrowDown", "Enter");
  await expect(said).toHaveText(/: 5 von 5\.$/);
  await press("ArrowLeft", "Enter");
  await expect(said).toHaveText("Mehr als 5 passen nicht. Nehmen Sie erst etwas anderes heraus.");
  await expect(dialog.getByRole("option", { selected: true })).toHaveCount(3);
  await search.fill("gibt es nicht");
  await expect(dialog.getByText("Nichts heißt so. Ein Teil eines Wortes genügt.")).toBeVisible();
  await dialog.getByRole("button", { name: "Übernehmen" }).focus();
  await press("Enter");

  await expect(field.getByRole("listitem")).toHaveCount(5);
  await expect(field.getByText("Entwurf: nicht auf der Website")).toHaveCount(3);
  await field.getByRole("button", { name: "„Drehteller, endlos“ nach unten" }).focus();
  await press("Enter");
  await expect(field.getByText("„Drehteller, endlos“ ist jetzt 2. von 5.")).toBeVisible();
  await expect(field.getByRole("button", { name: "„Drehteller, endlos“ nach unten" })).toBeFocused();
  await field.getByRole("button", { name: "„Licht, das atmet“ herausnehmen" }).focus();
  await press("Enter");
  await expect(field.getByRole("listitem")).toHaveCount(4);
  const undo = field.getByRole("button", { name: "Rückgängig" });
  await expect(undo).toBeFocused();
  await press("Enter");
  await expect
    .poll(async () => (await titlesOf(field)).slice(0, 2))
    .toEqual(["Licht, das atmet", "Drehteller, endlos"]);
  await expectNoBarriers(page, "main");
});

test("chosen works can be dragged, and on phones the dialog is full-screen", async ({ page, guard }) => {
  const field = await openWorks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/uploads/thumbnail_*", (route) => route.abort());
  guard.allowComplaint(/ERR_FAILED|thumbnail_/);
  await field.getByRole("button", { name: "Projekte auswählen" }).click();
  const dialog = page.getByRole("dialog", { name: "Projekte auswählen" });
  await expect(dialog.getByText("Kein Bild").first()).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const small = await dialog.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("input, button, [role=option]")]
      .filter(({ offsetHeight, offsetWidth }) => offsetHeight < 44 || offsetWidth < 44)
      .map(({ textContent }) => textContent),
  );
  expect(small).toEqual([]);
  await expect(dialog.getByRole("searchbox")).toHaveCSS("font-size", "16px");
  await page.unroute("**/uploads/thumbnail_*");
  for (const title of ["Licht, das atmet", "Drehteller, endlos", "Hält ohne Schrauben"])
    await dialog.getByRole("option", { name: title }).click();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  expect(await titlesOf(field)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await field.getByRole("button", { name: "Projekte auswählen" }).click();
  for (const title of ["Licht, das atmet", "Drehteller, endlos", "Hält ohne Schrauben"])
    await dialog.getByRole("option", { name: title }).click();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();

  await expect(field.getByRole("listitem")).toHaveCount(3);
  const handle = (title: string) => field.getByRole("listitem").filter({ hasText: title }).locator("[data-handle]");
  await handle("Hält ohne Schrauben").scrollIntoViewIfNeeded();
  // Measured before anything moves: rows make room during a drag.
  const to = await handle("Licht, das atmet").boundingBox();
  await handle("Hält ohne Schrauben").hover();
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 20, { steps: 10 });
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => titlesOf(field)).toEqual(["Hält ohne Schrauben", "Licht, das atmet", "Drehteller, endlos"]);
});

test("an icon is found by its use, and a category, a project and a page are linked without an address", async ({
  page,
  request,
}) => {
  await signIn(page);
  const idOf = async (collection: string) =>
    ((await (await page.request.get(`/api/${collection}?limit=1&depth=0`)).json()) as { docs: { id: number }[] })
      .docs[0]?.id;
  await openAdmin(page, `/collections/services/${await idOf("services")}`);
  await untilGuarded(page);
  await page.locator("#serviceAssets-row-0 .collapsible__toggle").click();
  const symbol = page.locator("#field-serviceAssets__0__icon");
  await symbol.getByRole("button", { name: /Symbol wählen$/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("option")).toHaveCount(24);
  await page.keyboard.type("vogelpersp");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await expect(dialog.getByRole("option")).toHaveAccessibleName("Drohne");
  await expectNoBarriers(page, "dialog");
  await page.keyboard.press("Enter");
  await expect(symbol.getByText("Drohne")).toBeVisible();
  await expect(symbol.getByRole("button", { name: "Anderes Symbol wählen" })).toBeFocused();

  await openAdmin(page, "/collections/menuitems/create");
  await untilGuarded(page);
  await page.getByRole("button", { name: "Ziel wählen" }).press("Enter");
  await dialog.getByRole("button", { name: "Kategorien" }).press("Enter");
  await expect(dialog.getByRole("option").first()).toHaveAccessibleName(/Kategorie$/);
  await dialog.getByRole("searchbox").fill("luft");
  await dialog.getByRole("option", { name: "Luftbild Kategorie" }).click();
  await expect(page.getByLabel("Beschriftung")).toHaveValue("Luftbild");
  await expect(page.locator("#field-name")).toHaveValue(/^\/projekte\/kategorie\/\d+-luftbild$/);
  await expect(page.locator("#field-name")).toBeHidden();
  await page.getByRole("button", { name: "Ändern" }).click();
  // In no menu item yet: targets are unique, and drafts are saved meanwhile.
  await dialog.getByRole("searchbox").fill("drehteller");
  await dialog.getByRole("option", { name: "Drehteller, endlos" }).click();
  await expect(page.locator("#field-name")).toHaveValue(/^\/projekte\/\d+-drehteller-endlos$/);
  await page.getByRole("button", { name: "Entfernen" }).click();
  await expect(page.locator("#field-name")).toBeVisible();

  await openAdmin(page, `/collections/references/${await idOf("references")}`);
  await untilGuarded(page);
  await page.getByRole("button", { name: "Projekt wählen" }).press("Enter");
  await page.keyboard.type("drehteller");
  await dialog.getByRole("option", { name: "Drehteller, endlos" }).click();
  await expect(page.locator("#field-url")).toHaveValue(/^\/projekte\/\d+-drehteller-endlos$/);
  expect((await request.get(await page.locator("#field-url").inputValue())).status()).toBe(200);
});
