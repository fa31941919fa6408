// @long FORMS
import { change, goTo, openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { choose, confirm, type Doc, dialog, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";

const now = Date.now();

/** An entry with rows, and a form with a single entry. */
const PUBLISHED = [
  {
    path: "services",
    field: "title",
    data: { title: `Öffentlich ${now}`, name: `oeffentlich-${now}`, sortId: null },
    words: [" und mehr", " und anderes"],
  },
  { path: "globals/site-settings", field: "claim", data: null, words: [" und mehr"] },
];

test("returning to the public version: the draft is removed, the website stays, and editing continues", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  await signIn(page);
  await openAdmin(page);
  for (const { path, field, data, words } of PUBLISHED) {
    const made = data && (await rest("POST", path, { ...data, _status: "published" })).doc;
    const address = made ? `${path}/${made.id}` : path;
    const read = async (draft: boolean) => (await rest("GET", `${address}?draft=${draft}&depth=0`))[field];
    const before = await read(false);
    await goTo(page, made ? `/collections/${address}` : `/${address}`);
    await untilGuarded(page);
    const input = page.locator(`#field-${field}`);
    // Different text each time: Payload's form takes a text that it has just saved for a saved one.
    for (const more of words) {
      await input.click();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText(more);
      await expect.poll(() => read(true), { message: address }).not.toBe(before);
      await expect(page.getByTitle(/^Status: .*Entwurf|^Status: Geändert/)).toBeVisible();
      await page.getByRole("button", { name: "Zum veröffentlichten Stand zurück" }).click();
      await confirm(page, "Zum veröffentlichten Stand zurückkehren");
      await expect.poll(() => read(true), { message: address }).toBe(before);
      await expect(page.getByTitle("Status: Veröffentlicht")).toBeVisible();
      expect(await read(false)).toBe(before);
      await expect(page.locator("[data-trouble]")).toHaveCount(0);
    }
    if (made) await rest("DELETE", address);
  }
});

test("an entry is unpublished, edited, copied, moved to the trash, restored and deleted for good", async ({
  page,
  siteUrl,
  guard,
}) => {
  // Its form finds that only the timestamp has changed, and saves again.
  guard.allowComplaint(/status 409/);
  guard.allowComplaint(/Failed to load resource.* 409/);
  const rest = await restOf(siteUrl);
  const title = `Alle Befehle ${now}`;
  const { id } = (await rest("POST", "projects", { header: title, _status: "published" })).doc;
  const stored = (draft = true) => rest("GET", `projects/${id}?draft=${draft}&depth=0&trash=true`);
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);

  await choose(page, "Von der Website nehmen");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".doc-controls__popup button").first()).toBeFocused();
  await choose(page, "Von der Website nehmen");
  await confirm(page, "Von der Website nehmen");
  await expect.poll(async () => (await stored(false))._status).toBe("draft");
  await expect(page.getByTitle("Status: Entwurf")).toBeVisible();
  await page.getByLabel("Anreißer").fill("Danach geschrieben");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect.poll(async () => (await stored()).teaser).toBe("Danach geschrieben");
  await expect(page.locator("[data-trouble]")).toHaveCount(0);

  await choose(page, "Duplizieren");
  // Payload's form may still be dirty; it copies what is stored.
  const anyway = page.getByRole("button", { name: "Duplizieren, ohne zu speichern" });
  await expect(async () => {
    if (await anyway.isVisible()) await anyway.click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`), { timeout: 5000 });
  }).toPass();
  await untilGuarded(page);
  const copy = Number(page.url().match(/projects\/(\d+)/)?.[1]);
  expect(await rest("GET", `projects/${copy}?draft=true&depth=0`)).toMatchObject({ teaser: "Danach geschrieben" });
  await choose(page, "Löschen");
  const forGood = dialog(page).getByRole("checkbox", {
    name: "Endgültig löschen, nicht für 30 Tage in den Papierkorb",
  });
  await forGood.check();
  await expect(dialog(page).getByRole("heading", { name: "Endgültig löschen?" })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Endgültig löschen", exact: true })).toBeVisible();
  await forGood.uncheck();
  await expect(dialog(page).getByRole("heading", { name: "In den Papierkorb legen?" })).toBeVisible();
  await confirm(page, "In den Papierkorb legen");
  await page.waitForURL(/\/collections\/projects\/?(?:\?|$)/);
  await expect.poll(async () => (await rest("GET", `projects/${copy}?trash=true`)).deletedAt).toBeTruthy();

  await goTo(page, `/collections/projects/trash/${copy}`);
  await page.getByRole("button", { name: "Wiederherstellen" }).click();
  await confirm(page, "Als Entwurf wiederherstellen");
  await expect
    .poll(async () => (await rest("GET", `projects/${copy}?trash=true&draft=true`)).deletedAt ?? null)
    .toBeNull();
  await expect(page.getByTitle("Status: Entwurf")).toBeVisible();
  await rest("PATCH", `projects/${copy}`, { deletedAt: new Date().toISOString() });
  await goTo(page, `/collections/projects/trash/${copy}`);
  await page.getByRole("button", { name: "Endgültig löschen" }).click();
  await confirm(page, "Endgültig löschen");
  await expect.poll(async () => (await rest("GET", `projects?where[id][equals]=${copy}&trash=true`)).docs).toEqual([]);
  await rest("DELETE", `projects/${id}`);
});

test("versions are compared with any earlier one, changes only or everything, and restored as a draft, as the dialog says", {
  tag: "@everyday",
}, async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const data = { header: `Vorher ${now}`, teaser: "Bleibt, wie er ist", _status: "published" };
  const { id } = (await rest("POST", "projects", data)).doc;
  for (const header of [`Dazwischen ${now}`, `Nachher ${now}`])
    await rest("PATCH", `projects/${id}`, { header, _status: "published" });
  const { docs } = await rest("GET", `projects/versions?where[parent][equals]=${id}&sort=-updatedAt`);
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}/versions/${docs[0]?.id}`);
  const changed = page.locator(".render-field-diffs").filter({ hasText: `Nachher ${now}` });
  await expect(changed).toBeVisible();
  const kept = page.getByText("Bleibt, wie er ist").first();
  await expect(kept).toBeHidden();
  const only = page.getByRole("checkbox", { name: "Nur Geändertes" });
  await only.uncheck();
  await expect(kept).toBeVisible();
  await expect(changed).toBeVisible();
  const collapse = page.getByRole("button", { name: "Einklappen" });
  const count = await collapse.count();
  await collapse.first().click();
  await expect(collapse).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Ausklappen" }).click();
  await expect(collapse).toHaveCount(count);
  await only.check();
  await expect(kept).toBeHidden();

  await expect(changed).not.toContainText(`Vorher ${now}`);
  await page.getByRole("combobox").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Weitere Versionen" }).click();
  await expect(dialog(page).getByRole("row").last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("combobox").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Weitere Versionen" }).click();
  await dialog(page).getByRole("row").last().locator("button, a").first().click();
  await expect(changed).toContainText(`Vorher ${now}`);

  await goTo(page, `/collections/projects/${id}/versions/${docs.at(-1)?.id}`);
  await page.getByRole("button", { name: "Diese Version wiederherstellen" }).click();
  await expect(dialog(page)).toContainText("Die Website ändert sich erst, wenn Sie danach veröffentlichen.");
  await confirm(page, "Diesen Stand wiederherstellen");
  await page.waitForURL(new RegExp(`/projects/${id}$`));
  await untilGuarded(page);
  await expect(page.getByLabel("Überschrift")).toHaveValue(`Vorher ${now}`);
  expect((await rest("GET", `projects/${id}`)).header).toBe(`Nachher ${now}`);
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  await expect.poll(async () => (await rest("GET", `projects/${id}`)).header).toBe(`Vorher ${now}`);
  await rest("DELETE", `projects/${id}`);
});

test("a refused publish names field and reason, links to the field from another tab, and keeps the reason until it is fixed", {
  tag: "@everyday",
}, async ({ page, siteUrl, guard }) => {
  guard.expectComplaint(/status 400: .*\/api\/globals\/site-settings/);
  guard.expectComplaint(/console error: Failed to load resource.* 400/);
  const rest = await restOf(siteUrl);
  const before = (await rest("GET", "globals/site-settings?depth=0")) as Doc;
  await signIn(page);
  await openAdmin(page, "/globals/site-settings");
  await untilGuarded(page);
  const tab = (name: string) => page.getByRole("button", { name, exact: true });
  await tab("Links").click();
  await page.getByLabel("Website", { exact: true }).fill("www.musterlicht.example");
  await page.getByLabel("Instagram").fill("Studio Nordlicht");
  await change(page, () =>
    tab("Agentur")
      .click()
      .then(() => page.locator("#field-claim").fill("Bild und Ton")),
  );
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  const why = page.getByRole("alert").filter({ hasText: "nicht korrekt" });
  await expect(why).toContainText(
    /Links > Instagram: Bitte geben Sie die ganze Adresse an.*Namen dort, beginnend mit @/,
  );
  await expect(why).not.toContainText("Links > Website");
  await expect(page.getByText(/^Gespeichert \(.* her\)$/)).toBeHidden();

  // Autosaving a draft validates nothing: the reason stays.
  const saved = page.waitForResponse((response) => /autosave=true/.test(response.url()) && response.ok());
  await page.locator("#field-claim").fill("Bild, Ton und Text");
  await saved;
  await expect(why).toBeVisible();
  await why.getByRole("button", { name: "Links > Instagram" }).click();
  await expect(page.getByLabel("Instagram")).toBeFocused();
  await expect(page.locator(".field-type.error").filter({ has: page.getByLabel("Instagram") })).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("@studio.nordlicht");
  await expect(why).toBeHidden();
  await expect
    .poll(() => rest("GET", "globals/site-settings?draft=true&depth=0"))
    .toMatchObject({ instagramUrl: "@studio.nordlicht" });
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  await expect
    .poll(() => rest("GET", "globals/site-settings?depth=0"))
    .toMatchObject({
      website: "https://www.musterlicht.example",
      instagramUrl: "https://www.instagram.com/studio.nordlicht",
    });
  await expect(page.getByLabel("Instagram")).toHaveValue("https://www.instagram.com/studio.nordlicht");
  const { claim, website, instagramUrl } = before;
  await rest("POST", "globals/site-settings", { claim, website, instagramUrl, _status: "published" });
});
