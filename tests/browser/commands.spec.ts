import { readFileSync } from "node:fs";
import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { change, goTo, openAdmin, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { choose, confirm, type Doc, dialog, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";

const PICTURE = new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url);

const now = Date.now();
const mark = `befehl-${now}`;

/** A published entry of each type, and a field of it; of globals too (the legal texts': two-editors.spec.ts). */
const PUBLISHED = [
  { path: "projects", field: "header", data: { header: `Öffentlich ${now}` } },
  { path: "services", field: "title", data: { title: `Öffentlich ${now}`, name: mark, sortId: null } },
  { path: "references", field: "title", data: { title: `Öffentlich ${now}` } },
  { path: "menuitems", field: "title", data: { title: `Öffentlich ${now}`, name: `/projekte?${mark}` } },
  { path: "categories", field: "name", data: { name: `Öffentlich ${now}` } },
  { path: "globals/site-settings", field: "claim", data: null },
];

test("the way back to what is public works on every type and every global: the draft goes, the website stays, and one goes on writing", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  await signIn(page);
  await openAdmin(page);
  for (const { path, field, data } of PUBLISHED) {
    const isGlobal = data === null;
    const made = isGlobal ? null : (await rest("POST", path, { ...data, _status: "published" })).doc;
    const address = made ? `${path}/${made.id}` : path;
    const read = async (draft: boolean) => (await rest("GET", `${address}?draft=${draft}&depth=0`))[field];
    const before = await read(false);
    await goTo(page, made ? `/collections/${address}` : `/${address}`);
    await untilGuarded(page);
    const input = page.locator(`#field-${field}`);
    await input.click();
    await page.keyboard.press("Control+End");
    const words = " und mehr";
    await page.keyboard.insertText(words);
    await expect.poll(() => read(true), { message: address }).not.toBe(before);
    await page.getByRole("button", { name: "Zum veröffentlichten Stand zurück" }).click();
    await confirm(page, "Zum veröffentlichten Stand zurückkehren");
    await expect.poll(() => read(true), { message: address }).toBe(before);
    await expect(page.getByTitle("Status: Veröffentlicht")).toBeVisible();
    expect(await read(false)).toBe(before);
    await expect(page.locator("[data-trouble]")).toHaveCount(0);

    // Other words: Payload's form takes a text that it has saved right before for one that is saved.
    await input.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(" und anderes");
    await expect.poll(() => read(true), { message: address }).not.toBe(before);
    await expect(page.getByTitle(/^Status: .*Entwurf|^Status: Geändert/)).toBeVisible();
    await page.getByRole("button", { name: "Zum veröffentlichten Stand zurück" }).click();
    await confirm(page, "Zum veröffentlichten Stand zurückkehren");
    await expect.poll(() => read(true), { message: address }).toBe(before);
    if (made) await rest("DELETE", address);
  }
});

test("an entry is taken off the website, written on, copied, put into the trash, brought back and deleted for good", async ({
  page,
  siteUrl,
  guard,
}) => {
  // Its form finds that only the time has moved on, and saves again.
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
  await confirm(page, "Von der Website nehmen");
  await expect.poll(async () => (await stored(false))._status).toBe("draft");
  await expect(page.getByTitle("Status: Entwurf")).toBeVisible();
  await page.getByLabel("Anreißer").fill("Danach geschrieben");
  await expect.poll(async () => (await stored()).teaser).toBe("Danach geschrieben");
  await expect(page.locator("[data-trouble]")).toHaveCount(0);

  await choose(page, "Duplizieren");
  // Payload's form may still call itself changed; what it copies is what is stored.
  const anyway = page.getByRole("button", { name: "Duplizieren, ohne zu speichern" });
  if (await anyway.isVisible()) await anyway.click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
  await untilGuarded(page);
  const copy = Number(page.url().match(/projects\/(\d+)/)?.[1]);
  expect(await rest("GET", `projects/${copy}?draft=true&depth=0`)).toMatchObject({ teaser: "Danach geschrieben" });
  await choose(page, "Löschen");
  const forGood = dialog(page).getByRole("checkbox", { name: "Endgültig löschen, nicht in den Papierkorb" });
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
  await openAdmin(page, `/collections/projects/trash/${copy}`);
  await page.getByRole("button", { name: "Endgültig löschen" }).click();
  await confirm(page, "Endgültig löschen");
  await expect.poll(async () => (await rest("GET", `projects?where[id][equals]=${copy}&trash=true`)).docs).toEqual([]);
  await rest("DELETE", `projects/${id}`);
});

test("a version that was public is restored as a draft, and the question says so", async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const { id } = (await rest("POST", "projects", { header: `Früher ${now}`, _status: "published" })).doc;
  await rest("PATCH", `projects/${id}`, { header: `Heute ${now}`, _status: "published" });
  const { docs } = await rest("GET", `projects/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1`);
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}/versions/${docs[0]?.id}`);
  await page.getByRole("button", { name: "Diese Version wiederherstellen" }).click();
  await expect(dialog(page)).toContainText("Die Website ändert sich erst, wenn Sie danach veröffentlichen.");
  await confirm(page, "Diesen Stand wiederherstellen");
  await page.waitForURL(new RegExp(`/projects/${id}$`));
  await untilGuarded(page);
  await expect(page.getByLabel("Überschrift")).toHaveValue(`Früher ${now}`);
  expect((await rest("GET", `projects/${id}`)).header).toBe(`Heute ${now}`);
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  await expect.poll(async () => (await rest("GET", `projects/${id}`)).header).toBe(`Früher ${now}`);
  await rest("DELETE", `projects/${id}`);
});

test("several entries of a list are published, taken off the website, changed and put into the trash at once", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const ids: number[] = [];
  for (const nth of [1, 2])
    ids.push(
      (await rest("POST", "projects?draft=true", { header: `Mehrere ${mark} ${nth}`, _status: "draft" })).doc.id,
    );
  const all = async (name: string, draft = false) =>
    Promise.all(
      ids.map(async (id) => (await rest("GET", `projects/${id}?draft=${draft}&trash=true&depth=0`))[name] ?? null),
    );
  await signIn(page);
  const chosen = async () => {
    await openAdmin(page, `/collections/projects?search=${mark}`);
    await expect(page.getByRole("row")).toHaveCount(3);
    await page.getByRole("row").first().getByRole("checkbox").check();
  };
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();

  await chosen();
  await press("Veröffentlichen");
  await confirm(page, "Veröffentlichen");
  await expect.poll(() => all("_status")).toEqual(["published", "published"]);
  await chosen();
  await press("Von der Website nehmen");
  await confirm(page, "Von der Website nehmen");
  await expect.poll(() => all("_status")).toEqual(["draft", "draft"]);
  await chosen();
  await press("Bearbeiten");
  await dialog(page).getByRole("combobox").click();
  await page.getByRole("option", { name: "Anreißer" }).click();
  await dialog(page).getByRole("textbox", { name: "Anreißer" }).fill("Für beide");
  await dialog(page).getByRole("button", { name: "Entwurf speichern" }).click();
  await expect.poll(() => all("teaser", true)).toEqual(["Für beide", "Für beide"]);
  await chosen();
  await press("Löschen");
  await confirm(page, "In den Papierkorb legen");
  await expect.poll(async () => (await all("deletedAt", true)).map(Boolean)).toEqual([true, true]);
  for (const id of ids) await rest("DELETE", `projects/${id}?trash=true`);
});

test("a refused publish names field and reason, leads there from another tab, and the reason stays until it is mended", async ({
  page,
  siteUrl,
  guard,
}) => {
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

  // A draft that saves itself checks nothing: the reason stays.
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
    .toMatchObject({ instagramUrl: "@studio.nordlicht" }); // it has saved itself
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

test("inquiries are taken along as a table; one is marked as done, opened again and deleted", async ({
  page,
  siteUrl,
}) => {
  const reader = { email: `befehle-${now}@musterlicht.example`, password: "nur-für-die-tests-3" };
  const token = await signInByRest(siteUrl, administrator());
  await addAccount(siteUrl, token, { ...reader, role: "editor", readsInquiries: true });
  const rest = await restOf(siteUrl, reader);
  const subject = `Befehle ${now}`;
  await fetch(`${siteUrl}/phpmail/`, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify(inquiry(subject)),
  });
  const found = async () =>
    (await rest("GET", `inquiries?where[subject][equals]=${encodeURIComponent(subject)}`)).docs[0];
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  await signIn(page, reader);
  await openAdmin(page, "/collections/inquiries");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Diese Anfragen als Tabelle herunterladen (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("anfragen.csv");
  await openAdmin(page, `/collections/inquiries/${(await found())?.id}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Ist erledigt");
  await expect.poll(async () => (await found())?.status).toBe("done");
  await press("Wieder öffnen");
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  await choose(page, "Löschen");
  await confirm(page, "Endgültig löschen");
  await expect.poll(found).toBeUndefined();
});

test("who finds that a colleague has saved goes back to the form, compares, and takes one's own text or the stored one", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/status 409/);
  guard.allowComplaint(/Failed to load resource.* 409/);
  const rest = await restOf(siteUrl);
  const { id } = (await rest("POST", "projects", { header: `Zu zweit ${now}`, _status: "published" })).doc;
  const stored = async () => (await rest("GET", `projects/${id}?draft=true&depth=0`)).teaser;
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const field = page.getByLabel("Anreißer");
  const press = (name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
  for (const [taken, command] of [
    ["mine", "Meinen Stand übernehmen"],
    ["theirs", "Gespeicherten Stand laden"],
  ] as const) {
    await rest("PATCH", `projects/${id}?draft=true`, { teaser: `theirs ${command}`, _status: "draft" });
    await field.fill(`mine ${command}`);
    await press("Zurück zum Formular");
    await expect(field).toHaveValue(`mine ${command}`);
    await page.getByRole("button", { name: "Stände vergleichen" }).click();
    await press(command);
    await expect(field).toHaveValue(`${taken} ${command}`);
    await expect.poll(stored).toBe(`${taken} ${command}`);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
  await rest("DELETE", `projects/${id}`);
});

test("rows of a list are added, copied, moved and removed", async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const assets = ["Eins", "Zwei"].map((title) => ({ title, icon: "brush" }));
  const data = { title: `Zeilen ${now}`, name: `zeilen-${now}`, serviceAssets: assets, _status: "draft" };
  const { id } = (await rest("POST", "services?draft=true", data)).doc;
  const rows = async () =>
    ((await rest("GET", `services/${id}?draft=true&depth=0`)).serviceAssets as { title: string }[]).map(
      ({ title }) => title ?? null,
    );
  await signIn(page);
  await openAdmin(page, `/collections/services/${id}`);
  await untilGuarded(page);
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
  await expect.poll(rows).toEqual(["Zwei", "Eins"]);
  await command(1, "Nach oben verschieben");
  await expect.poll(rows).toEqual(["Eins", "Zwei"]);
  await command(0, "Duplizieren");
  await expect.poll(rows).toEqual(["Eins", "Eins", "Zwei"]);
  await command(1, "Entfernen");
  await expect.poll(rows).toEqual(["Eins", "Zwei"]);
  await command(0, "Unterhalb hinzufügen");
  await expect.poll(rows).toEqual(["Eins", null, "Zwei"]);
  await rest("DELETE", `services/${id}`);
});

test("a first step that is not needed goes, and the lists look again as at first", async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  await signIn(page);
  await openAdmin(page);
  const step = page.getByRole("heading", { name: /^Sicherungen prüfen/ });
  await page.getByRole("button", { name: "Nicht nötig: Sicherungen prüfen" }).click();
  await expect(step).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Erste Schritte" })).toBeVisible();
  await expect(step).toBeHidden();
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, administrator())}`, origin: siteUrl };
  expect((await page.request.post("/api/first-steps", { headers, data: { names: [] } })).status()).toBe(200);

  const kept = async () => (await rest("GET", "payload-preferences")).docs.map((doc) => doc.key);
  await rest("POST", `payload-preferences/${mark}`, { value: { columns: [] } });
  expect(await kept()).toContain(mark);
  await openAdmin(page, "/account");
  await page.getByRole("button", { name: "Ansichten zurücksetzen" }).click();
  await confirm(page, "Ansichten zurücksetzen");
  await expect.poll(kept).toEqual([]);
  await expect(page.getByText(/^\d+ Ansicht(en)? gelöscht\.$/)).toBeVisible();
});

test("colours of the admin are chosen, one signs out, and an administrator sends a new link and deletes the account", async ({
  page,
  siteUrl,
}) => {
  const own = { email: `konto-${now}@musterlicht.example`, password: "nur-für-die-tests-4" };
  await addAccount(siteUrl, await signInByRest(siteUrl, administrator()), { ...own, role: "editor" });
  await signIn(page, own);
  await openAdmin(page, "/account");
  const colours = page.locator("html");
  await page.getByText("Dunkel", { exact: true }).click();
  await expect(colours).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(colours).toHaveAttribute("data-theme", "dark");
  await page.getByText("Hell", { exact: true }).click();
  await expect(colours).toHaveAttribute("data-theme", "light");
  const me = async () => (await (await page.request.get("/api/users/me")).json()).user?.email;
  expect(await me()).toBe(own.email);
  await page.getByRole("link", { name: "Abmelden" }).click();
  await expect(page.getByText("Sie sind abgemeldet.").first()).toBeVisible();
  expect(await me()).toBeUndefined();

  const rest = await restOf(siteUrl);
  const found = async () => (await rest("GET", `users?where[email][equals]=${own.email}`)).docs[0];
  await signIn(page);
  await openAdmin(page, `/collections/users/${(await found())?.id}`);
  await page.getByRole("button", { name: "Neuen Link schicken" }).click();
  const link = await page.getByText(/\/admin\/reset\/\w{40}$/).innerText(); // there is no mail server
  const response = await page.request.get(new URL(link).pathname);
  expect(response.status()).toBe(200);
  await choose(page, "Löschen");
  await confirm(page, "Endgültig löschen");
  await page.waitForURL(/\/collections\/users\/?(?:\?|$)/);
  await expect.poll(found).toBeUndefined();
});

test("a picture's focal point is set, and its file is replaced while its text stays", async ({ page, siteUrl }) => {
  const token = await signInByRest(siteUrl, administrator());
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(unseen(readFileSync(PICTURE)))], { type: "image/jpeg" }), `${mark}.jpg`);
  form.set("_payload", JSON.stringify({ alternativeText: `Hof ${now}` }));
  const headers = { authorization: `JWT ${token}`, origin: siteUrl };
  const { id, ...before } = (
    await (await fetch(`${siteUrl}/api/media`, { method: "POST", headers, body: form })).json()
  ).doc;
  const rest = await restOf(siteUrl);
  const stored = () => rest("GET", `media/${id}?depth=0`);
  await signIn(page);
  await openAdmin(page, `/collections/media/${id}`);
  await untilGuarded(page);
  const save = () => page.getByRole("button", { name: "Speichern", exact: true }).click();

  await page.getByRole("button", { name: "Bildschwerpunkt setzen" }).click();
  await dialog(page).locator('input[name="X %"]').fill("20");
  await dialog(page).locator('input[name="Y %"]').fill("80");
  await dialog(page).getByRole("button", { name: "Änderungen anwenden" }).click();
  await save();
  await expect.poll(stored).toMatchObject({ focalX: 20, focalY: 80, filename: before.filename });

  await page.locator(".file-details__remove").click();
  const replacement = { name: `${mark}-neu.jpg`, mimeType: "image/jpeg", buffer: unseen(readFileSync(PICTURE)) };
  await page.locator("input[type=file]").first().setInputFiles(replacement);
  await save();
  await expect.poll(async () => (await stored()).filename).not.toBe(before.filename);
  const after = await stored();
  expect(after).toMatchObject({ id, alternativeText: `Hof ${now}` });
  expect((await page.request.get(`/uploads/${after.filename}`)).status()).toBe(200);
  await expect(page.getByRole("link", { name: String(after.filename) })).toBeVisible();
  await rest("DELETE", `media/${id}`);
});
