// @long FORMS
import { readFileSync } from "node:fs";
import { addAccount, signInByRest } from "../../testing/accounts.ts";
import { goTo, openAdmin, openMore, signIn, unseen, untilGuarded, untilScripted } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { choose, confirm, dialog, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";

const PICTURE = new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url);

const now = Date.now();
const mark = `formular-${now}`;

async function upload(siteUrl: string, alternativeText: string): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(unseen(readFileSync(PICTURE)))], { type: "image/jpeg" }), `${mark}.jpg`);
  form.set("_payload", JSON.stringify({ alternativeText }));
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  return (await (await fetch(`${siteUrl}/api/media`, { method: "POST", headers, body: form })).json()).doc;
}

test("a picture's sizes can be viewed, its address copied, its focal point set, its file replaced, and a copy has its own file", async ({
  page,
  siteUrl,
}) => {
  const { id, filename } = await upload(siteUrl, `Größen ${now}`);
  const rest = await restOf(siteUrl);
  await signIn(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, `/collections/media/${id}`);
  await untilGuarded(page);
  await page.getByRole("button", { name: "Bildgrößen anzeigen" }).click();
  const sizes = dialog(page).locator(".preview-sizes__sizeOption");
  await expect(sizes).toHaveCount(6);
  await sizes.filter({ hasText: "Klein" }).click({ position: { x: 4, y: 4 } });
  const shown = dialog(page).locator(".preview-sizes__preview");
  await expect(shown).toHaveAttribute("src", /\/small_/);
  expect(await shown.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBe(
    500,
  );
  await page.keyboard.press("Escape");
  await expect(sizes).toHaveCount(0);
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  const copied = async () => new URL(await page.evaluate(() => navigator.clipboard.readText()), siteUrl).pathname;
  await expect.poll(copied).toBe(`/uploads/${filename}`);

  const stored = () => rest("GET", `media/${id}?depth=0`);
  const save = () => page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByRole("button", { name: "Bildschwerpunkt setzen" }).click();
  await dialog(page).locator('input[name="X %"]').fill("20");
  await dialog(page).locator('input[name="Y %"]').fill("80");
  await dialog(page).getByRole("button", { name: "Änderungen anwenden" }).click();
  await save();
  await expect.poll(stored).toMatchObject({ focalX: 20, focalY: 80, filename });

  const replacement = { name: `${mark}-neu.jpg`, mimeType: "image/jpeg", buffer: unseen(readFileSync(PICTURE)) };
  await page.getByLabel("Datei austauschen", { exact: true }).setInputFiles(replacement);
  await expect.poll(async () => (await stored()).filename).not.toBe(filename);
  const after = await stored();
  expect(after).toMatchObject({ id, alternativeText: `Größen ${now}` });
  expect((await page.request.get(`/uploads/${after.filename}`)).status()).toBe(200);
  await expect(page.getByRole("link", { name: String(after.filename).replace(/_\w+\./, ".") })).toBeVisible();

  await choose(page, "Duplizieren");
  await page.waitForURL((url) => /media\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
  const copy = Number(page.url().match(/media\/(\d+)/)?.[1]);
  const doubled = await rest("GET", `media/${copy}?depth=0`);
  expect(doubled.alternativeText).toBe(`Größen ${now}`);
  await rest("DELETE", `media/${id}`);
  expect((await page.request.get(`/uploads/${doubled.filename}`)).status()).toBe(200);
  await rest("DELETE", `media/${copy}`);
});

test("from within an entry a category is created, chosen, renamed and removed, its picture described, and a date cleared", async ({
  page,
  siteUrl,
}) => {
  const picture = await upload(siteUrl, `Vorher ${now}`);
  const rest = await restOf(siteUrl);
  const finishedAt = "2019-05-01T00:00:00.000Z";
  const data = { header: `Aus dem Eintrag ${now}`, image: picture.id, finishedAt, _status: "draft" };
  const { id, createdAt } = (await rest("POST", "projects?draft=true", data)).doc;
  const stored = () => rest("GET", `projects/${id}?draft=true&depth=0`);
  const chosen = async () => ((await stored()).categories as unknown[] | null) ?? [];
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);

  await page.getByRole("button", { name: "Kategorie neu anlegen" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(mark);
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(10, 400)]) {
    await close();
    await confirm(page, "Auf dieser Seite bleiben");
    await expect(page.getByRole("dialog")).toHaveCount(1);
  }
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toHaveValue(mark);
  await dialog(page).getByRole("button", { name: "Speichern", exact: true }).click();
  await expect.poll(async () => (await chosen()).length).toBe(1);
  const [category] = await chosen();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: `${mark} bearbeiten` }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(`${mark} neu`);
  await dialog(page).getByRole("button", { name: "Speichern", exact: true }).click();
  await expect.poll(async () => (await rest("GET", `categories/${category}`)).name).toBe(`${mark} neu`);
  await expect(dialog(page)).toHaveCount(0);
  await page.locator("#field-categories").getByRole("button", { name: "Entfernen", exact: true }).click();
  await expect.poll(chosen).toEqual([]);

  await page.getByRole("group", { name: "Bild", exact: true }).getByLabel("Alternativtext").fill(`Nachher ${now}`);
  await expect.poll(async () => (await rest("GET", `media/${picture.id}`)).alternativeText).toBe(`Nachher ${now}`);

  expect((await stored()).finishedAt).toBe(finishedAt);
  await openMore(page);
  await page.getByRole("button", { name: "Datum leeren" }).click();
  await expect.poll(async () => (await stored()).finishedAt).toBe(createdAt);

  await rest("DELETE", `projects/${id}`);
  await rest("DELETE", `categories/${category}`);
  await rest("DELETE", `media/${picture.id}`);
});

test("a link in a text is changed and removed, the text is shown as Markdown, and pasted Markdown is recognized", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const data = { header: `Verweis ${now}`, content: "Mehr unter [Kontakt](/#contact)", _status: "draft" };
  const { id } = (await rest("POST", "projects?draft=true", data)).doc;
  const stored = async () => (await rest("GET", `projects/${id}?draft=true&depth=0`)).content;
  await signIn(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const toolbar = page.getByRole("toolbar", { name: "Formatierung" });
  const press = (name: string) => toolbar.getByRole("button", { name, exact: true }).click();
  const link = text.getByRole("link", { name: "Kontakt" });
  await link.click();
  await press("Link");
  await dialog(page).getByRole("searchbox").fill("beispiel.example");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await press("Link");
  await dialog(page).getByRole("searchbox").fill("beispiel.example/bilder");
  await dialog(page).getByRole("button", { name: "Link ändern" }).click();
  await expect.poll(stored).toBe("Mehr unter [Kontakt](https://beispiel.example/bilder)");
  await link.click();
  await press("Link");
  await dialog(page).getByRole("button", { name: "Abbrechen" }).click();
  await expect(text).toBeFocused();
  await press("Link");
  await dialog(page).getByRole("button", { name: "Link entfernen" }).click();
  await expect.poll(stored).toBe("Mehr unter Kontakt");

  await press("Markdown");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Mehr **Licht**\n");
  await press("Markdown");
  await expect(text.locator("strong")).toHaveText("Licht");
  await page.evaluate(() => navigator.clipboard.writeText("## Wie es war\n\n- Planen\n- Bauen"));
  await text.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
  await page.getByRole("button", { name: "Als Markdown einfügen" }).click();
  await expect(text.getByRole("heading", { name: "Wie es war" })).toBeVisible();
  await expect.poll(stored).toBe("## Wie es war\n\n- Planen\n- Bauen");
  await rest("DELETE", `projects/${id}`);
});

test("parts of a service are added, moved, collapsed, copied, pasted and removed; the preview beside the form is shown and hidden", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const of = (names: string[]) => names.map((title) => ({ title, icon: "brush" }));
  const make = async (name: string, names: string[]) =>
    (
      await rest("POST", "services?draft=true", {
        title: name,
        name: name.toLowerCase(),
        serviceAssets: of(names),
        _status: "draft",
      })
    ).doc.id;
  const [from, to] = [await make(`Von-${now}`, ["Eins", "Zwei"]), await make(`Nach-${now}`, [])];
  const parts = async (id: number) =>
    ((await rest("GET", `services/${id}?draft=true&depth=0`)).serviceAssets as { title: string | null }[]).map(
      ({ title }) => title ?? null,
    );
  const own = { email: `teile-${now}@musterlicht.example`, password: "nur-für-die-tests-4" };
  await addAccount(siteUrl, await signInByRest(siteUrl, ADMINISTRATOR), { ...own, role: "editor" });
  await signIn(page, own);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, `/collections/services/${from}`);
  await untilGuarded(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const title = page.locator("#field-serviceAssets__0__title");
  await press("Alle ausklappen");
  await expect(title).toBeVisible();
  await press("Alle einklappen");
  await expect(title).toBeHidden();
  const menuOf = (row: number) =>
    page
      .locator(`#serviceAssets-row-${row}`)
      .getByRole("button", { name: /weitere Aktionen$/ })
      .first();
  const command = async (row: number, name: string) => {
    await menuOf(row).click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await command(0, "Nach unten verschieben");
  await expect.poll(() => parts(from)).toEqual(["Zwei", "Eins"]);
  await command(1, "Nach oben verschieben");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Zwei"]);
  await command(0, "Duplizieren");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Eins", "Zwei"]);
  await command(1, "Entfernen");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Zwei"]);
  await command(0, "Unterhalb hinzufügen");
  await expect.poll(() => parts(from)).toEqual(["Eins", null, "Zwei"]);
  await command(1, "Entfernen");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Zwei"]);
  await press("Zeilen kopieren und einfügen");
  await press("Feld kopieren");
  await press("Teilleistung hinzufügen");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Zwei", null]);

  const preview = page.locator("iframe[data-state=shown]");
  const toggler = page.getByRole("button", { name: /^Live-Vorschau/ });
  await toggler.click();
  await expect(preview).toBeVisible();
  const opened = page.waitForEvent("popup");
  await press("In eigenem Fenster");
  const alone = await opened;
  await expect(alone.getByRole("heading", { name: `Von-${now}` }).first()).toBeAttached();
  await alone.close();
  await toggler.click();
  await expect(preview).toBeHidden();

  await goTo(page, `/collections/services/${to}`);
  await untilGuarded(page);
  await press("Zeilen kopieren und einfügen");
  await press("Feld einfügen");
  await expect.poll(() => parts(to)).toEqual(["Eins", "Zwei"]);
  await press("Zeile 1: weitere Aktionen");
  await press("Zeile kopieren");
  await press("Zeile 2: weitere Aktionen");
  await press("Zeile einfügen");
  await expect.poll(() => parts(to)).toEqual(["Eins", "Eins"]);
  for (const id of [from, to]) await rest("DELETE", `services/${id}`);
});

test("an open place of a legal text is replaced after one click, a placeholder is inserted at the cursor, a colour is chosen from the palette, a mark is set and removed; nothing is public yet", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const read = async (slug: string, draft = true) => rest("GET", `globals/${slug}?draft=${draft}&depth=0`);
  await signIn(page);
  const brand = await read("appearance", false);
  const data = {
    title: `AGB ${now}`,
    address: mark,
    placement: "legal",
    content: "Es gilt **[Bitte ergänzen: was?]**, immer.",
    _status: "draft",
  };
  const { id } = (await rest("POST", "pages?draft=true", data)).doc;
  await openAdmin(page, `/collections/pages/${id}`);
  await untilGuarded(page);
  await page.locator("[data-open-place]").click();
  await page.keyboard.type("deutsches Recht");
  await expect
    .poll(async () => (await rest("GET", `pages/${id}?draft=true`)).content)
    .toBe("Es gilt deutsches Recht, immer.");
  await page.getByText("Platzhalter einfügen").first().click();
  await page.getByRole("button", { name: "{{Mobiltelefon}}" }).first().click();
  await expect.poll(async () => (await rest("GET", `pages/${id}?draft=true`)).content).toContain("{{Mobiltelefon}}");

  await goTo(page, "/globals/appearance");
  await untilGuarded(page);
  await page.getByRole("button", { name: "Salbei", exact: true }).click();
  await expect.poll(async () => (await read("appearance")).paper).toBe("#eaefe6");
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const file = { name: "zeichen.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };
  await page.locator("#field-mark").setInputFiles(file);
  await expect.poll(async () => (await read("appearance")).mark).toMatch(/^data:image\/svg/);
  const hint = page.getByText("enthält Schrift, die auf anderen Geräten fehlen kann");
  await expect(hint).toBeHidden();
  const lettered = Buffer.from(drawing.replace("</svg>", '<text y="9">Blende</text></svg>'));
  await page.locator("#field-mark").setInputFiles({ ...file, buffer: lettered });
  await expect(hint).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Anderes Zeichen wählen" }).click();
  await chooser;
  await page.getByRole("button", { name: "Zeichen entfernen" }).click();
  await expect.poll(async () => (await read("appearance")).mark ?? null).toBeNull();
  await expect(page.getByRole("button", { name: "Zeichen wählen", exact: true })).toBeVisible();
  const { paper, mark: shown } = await read("appearance", false);
  expect([paper, shown]).toEqual([brand.paper, brand.mark]);
  await rest("POST", "globals/appearance?draft=true", { paper: brand.paper, _status: "draft" });
  await rest("DELETE", `pages/${id}`);
});

test("first steps are hidden and shown again, views are reset, the admin's colours are chosen, and the editor signs out", async ({
  page,
  siteUrl,
}) => {
  const own = { email: `${mark}@musterlicht.example`, password: "nur-für-die-tests-4" };
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  await addAccount(siteUrl, token, { ...own, role: "administrator" });
  const rest = await restOf(siteUrl, own);
  await signIn(page, own);
  await openAdmin(page);
  const steps = page.getByRole("heading", { name: "Erste Schritte" });
  const step = page.getByRole("heading", { name: /^Anmeldung in zwei Schritten einschalten/ });
  await page.getByRole("button", { name: "Erste Schritte ausblenden" }).click();
  await expect(steps).toBeHidden();
  await page.getByRole("button", { name: "Erste Schritte wieder zeigen" }).click();
  await expect(steps).toBeVisible();
  await page.getByRole("button", { name: "Nicht nötig: Anmeldung in zwei Schritten einschalten" }).click();
  await expect(step).toBeHidden();

  const kept = async () => (await rest("GET", "payload-preferences")).docs.map((doc) => doc.key);
  await rest("POST", `payload-preferences/${mark}`, { value: { columns: [] } });
  expect(await kept()).toContain(mark);
  await goTo(page, "/account");
  await page.getByRole("button", { name: "Ansichten zurücksetzen" }).click();
  await confirm(page, "Ansichten zurücksetzen");
  await expect.poll(kept).toEqual([]);
  await expect(page.getByText(/^\d+ Ansicht(en)? gelöscht\.$/)).toBeVisible();

  const colours = page.locator("html");
  await page.getByText("Dunkel", { exact: true }).click();
  await expect(colours).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(colours).toHaveAttribute("data-theme", "dark");
  await untilScripted(page);
  await page.getByText("Hell", { exact: true }).click();
  await expect(colours).toHaveAttribute("data-theme", "light");

  await goTo(page, "");
  await expect(steps).toBeVisible();
  await expect(step).toBeHidden();
  await rest("POST", "first-steps", { names: [] });
  const me = async () => (await (await page.request.get("/api/users/me")).json()).user?.email;
  expect(await me()).toBe(own.email);
  await page.getByRole("link", { name: "Abmelden" }).click();
  await expect(page.getByText("Sie sind abgemeldet.").first()).toBeVisible();
  expect(await me()).toBeUndefined();
});
