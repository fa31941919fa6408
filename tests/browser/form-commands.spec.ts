import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, previewIn, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { choose, confirm, dialog, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";

const PICTURE = new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url);

const now = Date.now();
const mark = `formular-${now}`;

async function upload(siteUrl: string, alternativeText: string): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(unseen(readFileSync(PICTURE)))], { type: "image/jpeg" }), `${mark}.jpg`);
  form.set("_payload", JSON.stringify({ alternativeText }));
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, administrator())}`, origin: siteUrl };
  return (await (await fetch(`${siteUrl}/api/media`, { method: "POST", headers, body: form })).json()).doc;
}

test("a picture's sizes are looked at, its address is copied, and a copy of it has a file of its own", async ({
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
  await sizes.filter({ hasText: "small" }).click({ position: { x: 4, y: 4 } }); // beside the link to its file
  const shown = dialog(page).locator(".preview-sizes__preview");
  await expect(shown).toHaveAttribute("src", /\/small_/);
  expect(await shown.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBe(
    500,
  );
  await page.keyboard.press("Escape");
  await expect(sizes).toHaveCount(0);
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied, siteUrl).pathname).toBe(`/uploads/${filename}`);
  expect((await page.request.get(new URL(copied, siteUrl).pathname)).status()).toBe(200);

  await choose(page, "Duplizieren");
  await page.waitForURL((url) => /media\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
  const copy = Number(page.url().match(/media\/(\d+)/)?.[1]);
  const doubled = await rest("GET", `media/${copy}?depth=0`);
  expect(doubled.alternativeText).toBe(`Größen ${now}`);
  await rest("DELETE", `media/${id}`);
  expect((await page.request.get(`/uploads/${doubled.filename}`)).status()).toBe(200);
  await rest("DELETE", `media/${copy}`);
});

test("from an entry a category is made, chosen, renamed and taken out, its picture described, and a date emptied", async ({
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
  await dialog(page)
    .getByRole("button", { name: /^Veröffentlichen$/ })
    .click();
  await expect.poll(async () => (await chosen()).length).toBe(1);
  const [category] = await chosen();
  await expect(dialog(page)).toHaveCount(0); // what is published is done with
  await page.getByRole("button", { name: `${mark} bearbeiten` }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(`${mark} neu`);
  await dialog(page).getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  await expect.poll(async () => (await rest("GET", `categories/${category}`)).name).toBe(`${mark} neu`);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Entfernen", exact: true }).click();
  await expect.poll(chosen).toEqual([]);

  await page.getByRole("button", { name: "Angaben der Datei bearbeiten" }).first().click();
  await dialog(page).getByLabel("Alternativtext").fill(`Nachher ${now}`);
  await dialog(page).getByRole("button", { name: "Speichern", exact: true }).click();
  await expect.poll(async () => (await rest("GET", `media/${picture.id}`)).alternativeText).toBe(`Nachher ${now}`);
  await page.keyboard.press("Escape");

  expect((await stored()).finishedAt).toBe(finishedAt);
  await page.getByRole("button", { name: "Datum leeren" }).click();
  await expect.poll(async () => (await stored()).finishedAt).toBe(createdAt);

  await rest("DELETE", `projects/${id}`);
  await rest("DELETE", `categories/${category}`);
  await rest("DELETE", `media/${picture.id}`);
});

test("two versions are compared by what has changed alone or by all there is, and with any earlier one", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const data = { header: `Vorher ${now}`, teaser: "Bleibt, wie er ist", _status: "published" };
  const { id } = (await rest("POST", "projects", data)).doc;
  for (const header of [`Dazwischen ${now}`, `Nachher ${now}`])
    await rest("PATCH", `projects/${id}`, { header, _status: "published" });
  const { docs } = await rest("GET", `projects/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1`);
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
  await dialog(page).getByRole("row").last().locator("button, a").first().click();
  await expect(changed).toContainText(`Vorher ${now}`);
  await rest("DELETE", `projects/${id}`);
});

test("a link of a text is changed and removed, the text is shown as Markdown, and pasted Markdown is taken as such", async ({
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
  await dialog(page).getByRole("textbox").fill("beispiel.example/bilder");
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

test("parts of a service are added, folded, copied and pasted; the preview beside the form comes and goes", async ({
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
  await signIn(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, `/collections/services/${from}`);
  await untilGuarded(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const title = page.locator("#field-serviceAssets__0__title");
  await press("Alle ausklappen");
  await expect(title).toBeVisible();
  await press("Alle einklappen");
  await expect(title).toBeHidden();
  await press("Zeilen kopieren und einfügen");
  await press("Feld kopieren");
  await press("Teilleistung hinzufügen");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Zwei", null]);

  const preview = page.locator("iframe[data-state=shown]");
  const isShown = await preview.isVisible();
  await press("Live-Vorschau");
  await expect(preview).toBeVisible({ visible: !isShown });
  if (isShown) await press("Live-Vorschau");
  for (const [name, width] of [
    ["Telefon", 390],
    ["Tablet", 768],
  ] as const) {
    await press(name);
    await expect
      .poll(() =>
        previewIn(page)
          .locator("main")
          .evaluate(() => innerWidth),
      )
      .toBe(width);
  }
  const opened = page.waitForEvent("popup");
  await press("In eigenem Fenster");
  const alone = await opened;
  await expect(alone.getByRole("heading", { name: `Von-${now}` }).first()).toBeAttached();
  await alone.close();
  if (isShown) await press("Live-Vorschau");
  await page.getByRole("button", { name: /^Live-Vorschau/ }).click();
  await expect(preview).toBeVisible({ visible: isShown });

  await openAdmin(page, `/collections/services/${to}`);
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

test("a placeholder goes into a legal text where the cursor is, a colour is taken from the few, a mark is taken and left; none is public", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const read = async (slug: string, draft = true) => rest("GET", `globals/${slug}?draft=${draft}&depth=0`);
  await signIn(page);
  const brand = await read("appearance", false);
  const { docs } = await rest("GET", "pages?where[address][equals]=impressum&depth=0");
  const [text] = docs as { id: number; content: string }[];
  const drafted = async () => (await rest("GET", `pages/${text?.id}?draft=true&depth=0`)).content;
  await openAdmin(page, `/collections/pages/${text?.id}`);
  await untilGuarded(page);
  await page.getByText("Platzhalter einfügen").first().click();
  await page.getByRole("button", { name: "{{Mobiltelefon}}" }).first().click();
  const count = (given: unknown) => String(given).split("{{Mobiltelefon}}").length;
  await expect.poll(async () => count(await drafted())).toBe(count(text?.content) + 1);
  await page.getByRole("button", { name: "Zum veröffentlichten Stand zurück" }).click();
  await confirm(page, "Zum veröffentlichten Stand zurückkehren");
  await expect.poll(drafted).toBe(text?.content);

  await openAdmin(page, "/globals/appearance");
  await untilGuarded(page);
  await page.getByRole("button", { name: "Salbei", exact: true }).click();
  await expect.poll(async () => (await read("appearance")).paper).toBe("#eaefe6");
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const file = { name: "zeichen.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };
  await page.locator("#field-mark").setInputFiles(file);
  await expect.poll(async () => (await read("appearance")).mark).toMatch(/^data:image\/svg/);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Anderes Zeichen wählen" }).click();
  await chooser;
  await page.getByRole("button", { name: "Zeichen entfernen" }).click();
  await expect.poll(async () => (await read("appearance")).mark ?? null).toBeNull();
  await expect(page.getByRole("button", { name: "Zeichen wählen", exact: true })).toBeVisible();
  const { paper, mark: shown } = await read("appearance", false);
  expect([paper, shown]).toEqual([brand.paper, brand.mark]);
  await rest("POST", "globals/appearance?draft=true", { paper: brand.paper, _status: "draft" });
});

test("the first steps are put away all at once, and an inquiry that lies as a file is written again", async ({
  page,
  siteUrl,
}) => {
  const token = await signInByRest(siteUrl, administrator());
  await signIn(page);
  await openAdmin(page);
  const steps = page.getByRole("heading", { name: "Erste Schritte" });
  await expect(steps).toBeVisible();
  await page.getByRole("button", { name: "Erste Schritte ausblenden" }).click();
  await expect(steps).toBeHidden();
  await page.getByRole("button", { name: "Erste Schritte wieder zeigen" }).click();
  await expect(steps).toBeVisible();

  const reader = { email: `${mark}@musterlicht.example`, password: "nur-für-die-tests-3" };
  await addAccount(siteUrl, token, { ...reader, role: "editor", readsInquiries: true });
  const rest = await restOf(siteUrl, reader);
  await fetch(`${siteUrl}/phpmail/`, { method: "POST", headers: INQUIRY_HEADERS, body: JSON.stringify(inquiry(mark)) });
  const found = async () => (await rest("GET", `inquiries?where[subject][equals]=${mark}`)).docs[0];
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  const folder = join(process.env.APPS_FOLDER ?? "", "mail");
  const mails = () =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => readFileSync(path, "utf8").includes(mark));
  for (const path of mails()) rmSync(path);
  await signIn(page, reader);
  await openAdmin(page, `/collections/inquiries/${(await found())?.id}`);
  await page.getByRole("button", { name: "Zustellen", exact: true }).click();
  await expect.poll(() => mails().length).toBe(1);
  await expect.poll(async () => (await found())?.status).toBe("unsent");
});
