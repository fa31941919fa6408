import type { Page } from "@playwright/test";
import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";

type Doc = Record<string, unknown> & { id: number };
type Rest = (method: string, path: string, body?: object) => Promise<{ doc: Doc; docs: Doc[] } & Doc>;

async function restOf(siteUrl: string, account = administrator()): Promise<Rest> {
  const token = await signInByRest(siteUrl, account);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  return async (method, path, body) =>
    (await fetch(`${siteUrl}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })).json() as never;
}

const dialog = (page: Page) => page.getByRole("dialog").last();
const confirm = (page: Page) => dialog(page).getByRole("button", { name: "Bestätigen", exact: true }).click();

/** Chooses a command from the menu of an open entry. */
async function choose(page: Page, command: string): Promise<void> {
  await page.locator(".doc-controls__popup button").first().click();
  await page.getByRole("button", { name: command, exact: true }).click();
}

const now = Date.now();
const mark = `befehl-${now}`;

test("a version that was public is restored as a draft, and the question says so", async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const { id } = (await rest("POST", "projects", { header: `Früher ${now}`, _status: "published" })).doc;
  await rest("PATCH", `projects/${id}`, { header: `Heute ${now}`, _status: "published" });
  const { docs } = await rest("GET", `projects/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1`);
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}/versions/${docs[0]?.id}`);
  await page.getByRole("button", { name: "Diese Version wiederherstellen" }).click();
  await expect(dialog(page)).toContainText(
    "Die Website ändert sich erst, wenn Sie danach „Änderungen veröffentlichen“ wählen.",
  );
  await confirm(page);
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
  test.setTimeout(120_000);
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
  await confirm(page);
  await expect.poll(() => all("_status")).toEqual(["published", "published"]);
  await chosen();
  await press("Von der Website nehmen");
  await confirm(page);
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
  await confirm(page);
  await expect.poll(async () => (await all("deletedAt", true)).map(Boolean)).toEqual([true, true]);
  for (const id of ids) await rest("DELETE", `projects/${id}?trash=true`);
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
  await press("Als erledigt markieren");
  await expect.poll(async () => (await found())?.status).toBe("done");
  await press("Wieder öffnen");
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  await choose(page, "Löschen");
  await confirm(page);
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
