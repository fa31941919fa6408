// @long content/src/fields, content/src/files
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { giveFiles, openAdmin, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { Hands } from "../../testing/hands.ts";
import { axeOn } from "../../testing/landing.ts";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

const PICTURE = read("tools/demo/media/serie-bau-hof.jpg");
const FILM = read("tests/foreign/films/h264.mp4");
const HEIC = read("tests/foreign/pictures/phone.heic");

const jpeg = (name: string, buffer = unseen(PICTURE)) => ({ name, mimeType: "image/jpeg", buffer });

async function restOf(siteUrl: string) {
  const headers = {
    authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`,
    origin: siteUrl,
    "content-type": "application/json",
  };
  return async (method: string, path: string, body?: object) =>
    (await fetch(`${siteUrl}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
}

const fieldOf = (page: Page, label: string) => page.getByRole("group", { name: label, exact: true });

const isDrawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test("a picture is chosen, dropped or pasted into a field: it is shown immediately with its text beside it, and errors are shown in place", {
  tag: "@everyday",
}, async ({ page, siteUrl, guard }) => {
  guard.allowComplaint(/status 400: .*\/api\/media/);
  guard.allowComplaint(/Failed to load resource/);
  const rest = await restOf(siteUrl);
  const now = Date.now();
  const { id } = (await rest("POST", "projects?draft=true", { header: `Bildfeld ${now}`, _status: "draft" })).doc;
  const image = async (): Promise<number | null> => (await rest("GET", `projects/${id}?draft=true&depth=0`)).image;
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const field = fieldOf(page, "Bild");
  const text = field.getByLabel("Alternativtext");
  const rows = field.getByRole("listitem");

  await test.step("chosen: with the response held back, the picture is shown", async () => {
    let goOn = () => {};
    const shown = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/api\/media\?/, async (route) => {
      if (route.request().method() === "POST") await shown;
      await route.continue();
    });
    await field.getByLabel("Bild: Bild hochladen").setInputFiles(jpeg(`hof-${now}.jpg`));
    await expect.poll(() => isDrawn(rows.locator("img"))).toBe(true);
    await expect(rows.locator("img")).toHaveAttribute("src", /^blob:/);
    await expect(text).toBeFocused();
    await page.keyboard.type("Innenhof mit langem Schatten");
    await expect(field.getByRole("button", { name: "Hochladen abbrechen" })).toBeVisible();
    await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
    await expect(page.getByText(/Eine Datei ist noch unterwegs/).first()).toBeVisible();
    goOn();
    await expect(rows.locator("img")).toHaveAttribute("src", /^\/uploads\/thumbnail_/);
    await page.unroute(/\/api\/media\?/);
    await expect.poll(image).not.toBeNull();
    const described = async () => (await rest("GET", `media/${await image()}?depth=0`)).alternativeText;
    await expect.poll(described).toBe("Innenhof mit langem Schatten");
    expect((await rest("GET", `projects/${id}?draft=true&depth=0`))._status).toBe("draft");
    await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
    const published = async () => (await rest("GET", `projects/${id}?depth=0`)) as { _status: string; image: number };
    await expect.poll(published).toMatchObject({ _status: "published", image: await image() });
    await expect(rows.getByText(`hof-${now}.jpg`, { exact: true })).toBeVisible(); // without the hash in its address
  });
  const first = await image();

  await test.step("dropped: a broken file or another type is rejected, with its reason; the picture stays", async () => {
    await giveFiles(field, "drop", [{ name: "halb.jpg", data: PICTURE.subarray(0, 30_000) }]);
    await expect(field.getByRole("alert")).toContainText("„halb.jpg“: Dieses Bild ist beschädigt");
    await field
      .getByLabel("Bild: Bild hochladen")
      .setInputFiles({ name: "f.mp4", mimeType: "video/mp4", buffer: FILM });
    await expect(field.getByRole("alert")).toHaveText("„f.mp4“: Hier passt nur ein Bild.");
    expect((await (await axeOn(page)).include("#field-image").analyze()).violations).toEqual([]);
    await field.getByRole("button", { name: "Ausblenden" }).click();
    await expect(rows).toHaveCount(1);
    expect(await image()).toBe(first);
  });

  await test.step("pasted: the library already has it, as the field says, and keeps its text", async () => {
    const seeded = read("tools/demo/media/kunde-seife.jpg");
    await giveFiles(field, "paste", [{ name: "noch-einmal.jpg", data: seeded }]);
    await expect(field.getByText("War schon da: Die vorhandene Datei wird verwendet.")).toBeVisible();
    await expect(text).toHaveValue(/\w{5}/);
    await expect.poll(image).not.toBe(first);
  });

  await test.step("HEIC, which browsers can't draw, has an icon until it is converted to a JPEG", async () => {
    let goOn = () => {};
    const shown = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/api\/media\?/, async (route) => {
      if (route.request().method() === "POST") await shown;
      await route.continue();
    });
    await field
      .getByLabel("Bild: Bild hochladen")
      .setInputFiles({ name: `IMG-${now}.HEIC`, mimeType: "", buffer: unseen(HEIC) });
    await expect(rows.getByText("HEIC", { exact: true })).toBeVisible();
    await text.fill("Ein grünes Feld");
    goOn();
    await expect.poll(() => isDrawn(rows.locator("img"))).toBe(true);
    await expect(text).toHaveValue("Ein grünes Feld");
    await expect
      .poll(async () => (await rest("GET", `media/${await image()}?depth=0`)).alternativeText)
      .toBe("Ein grünes Feld");
    await page.unroute(/\/api\/media\?/);
  });

  await test.step("an existing one is chosen by its picture, and removed", async () => {
    await field.getByRole("button", { name: "Aus den Dateien" }).click();
    const dialog = page.getByRole("dialog", { name: "Bild wählen" });
    await dialog.getByRole("searchbox").fill("seife");
    await dialog.getByRole("option", { name: "kunde-seife.jpg" }).click();
    await expect(rows.getByText("kunde-seife.jpg")).toBeVisible();
    await field.getByRole("button", { name: "Entfernen" }).click();
    await expect(rows).toHaveCount(0);
    await expect.poll(image).toBeNull();
  });
  await rest("DELETE", `projects/${id}`);
});

test("by keyboard alone a picture is chosen from the library, described and removed", async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const { id } = (await rest("POST", "projects?draft=true", { header: `Tasten ${Date.now()}`, _status: "draft" })).doc;
  const { docs } = await rest("GET", "media?where[name][equals]=kunde-seife.jpg&depth=0");
  const [{ id: seife, alternativeText }] = docs;
  const key = (chord: string) => page.keyboard.press(chord);
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const field = fieldOf(page, "Bild");
  await page.locator("#field-teaser").focus();
  await key("Tab");
  await expect(field.getByRole("button", { name: "Bild hochladen" })).toBeFocused();
  await key("Tab");
  await key("Enter");
  await page.keyboard.type("kunde-seife");
  await expect(page.getByText("1 zur Wahl")).toBeVisible();
  await key("Enter");
  await expect(field.getByLabel("Alternativtext")).toHaveValue(alternativeText);
  await key("Tab");
  await expect(field.getByRole("button", { name: "Entfernen" })).toBeVisible();
  await field.getByLabel("Alternativtext").focus();
  await key("Control+End");
  await page.keyboard.type(" und Wasser");
  await key("Enter");
  const text = async () => (await rest("GET", `media/${seife}?depth=0`)).alternativeText;
  await expect.poll(text).toBe(`${alternativeText} und Wasser`);
  await rest("PATCH", `media/${seife}`, { alternativeText });
  for (const name of ["Ersetzen", "Aus den Dateien", "Entfernen"]) {
    await key("Tab");
    await expect(field.getByRole("button", { name })).toBeFocused();
  }
  await key("Enter");
  await expect(field.getByRole("button", { name: "Bild hochladen" })).toBeVisible();
  await key("Tab");
  await expect(field.getByRole("button", { name: "Bild hochladen" })).toBeFocused();
  await rest("DELETE", `projects/${id}`);
});

test("a field for several takes pictures and films at once, one of which fails, and keeps the others", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/status 400: .*\/api\/media/);
  guard.allowComplaint(/Failed to load resource/);
  const rest = await restOf(siteUrl);
  const now = Date.now();
  const row = { title: "Kachel", content: "Ein Satz." };
  const data = { title: `Mehrere ${now}`, name: `mehrere-${now}`, serviceAssets: [row], _status: "draft" };
  const { id } = (await rest("POST", "services?draft=true", data)).doc;
  await signIn(page);
  await openAdmin(page, `/collections/services/${id}`);
  await untilGuarded(page);
  await page.getByRole("button", { name: "Alle ausklappen" }).first().click();
  const field = fieldOf(page, "Referenzen");
  await field.getByLabel("Referenzen: Bild oder Film hochladen").setInputFiles([
    jpeg(`eins-${now}.jpg`),
    jpeg("halb.jpg", PICTURE.subarray(0, 30_000)),
    {
      name: `film-${now}.mp4`,
      mimeType: "video/mp4",
      buffer: Buffer.concat([FILM, Buffer.from([0, 0, 0, 8, ...Buffer.from("free")])]),
    },
  ]);
  const credentials = async () =>
    (await rest("GET", `services/${id}?draft=true&depth=0`)).serviceAssets[0].credentials ?? [];
  await expect.poll(async () => (await credentials()).length).toBe(2);
  await expect(field.getByRole("alert")).toContainText("„halb.jpg“: Dieses Bild ist beschädigt");
  await expect(field.getByRole("listitem")).toHaveCount(3);
  await expect(field.locator("[data-film] img")).toBeVisible();
  await field.getByRole("button", { name: "Entfernen" }).first().click();
  await expect.poll(async () => (await credentials()).length).toBe(1);
  await rest("DELETE", `services/${id}`);
});

test("a picture on the page is replaced in four actions: its pencil, another file, its text, 'publish'", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const now = Date.now();
  const { docs } = await rest("GET", "media?where[name][equals]=kunde-seife.jpg&depth=0");
  const data = { header: `Ersetzt ${now}`, image: docs[0].id, _status: "published" };
  const { id } = (await rest("POST", "projects", data)).doc;
  const hands = new Hands(page);
  await signIn(page);
  await openAdmin(page, "/umziehen");
  await page.goto(`/projekte/${id}`);
  await expect(page.getByRole("navigation", { name: "Redaktion" })).toBeVisible();
  await page.locator("main img").first().hover();
  await hands.click(page.getByRole("link", { name: /^Bearbeiten: / }));
  const form = page.frameLocator("iframe[title^=Formular]");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  const field = form.getByRole("group", { name: "Bild", exact: true });
  await expect(field).toBeFocused();
  hands.actions.push("drop a file"); // or a click on 'Ersetzen' and the system's file dialog
  await giveFiles(field, "drop", [{ name: `neu-${now}.jpg`, data: unseen(PICTURE) }]);
  await expect(field.getByLabel("Alternativtext")).toBeFocused();
  await hands.type("Innenhof mit langem Schatten");
  await expect(field.locator("img")).toHaveAttribute("src", /^\/uploads\//);
  await hands.click(form.getByRole("button", { name: "Änderungen veröffentlichen" }));
  await expect(page.getByText("Veröffentlicht.", { exact: true })).toBeVisible();
  expect(hands.actions).toHaveLength(4);
  const shown = async () => (await rest("GET", `projects/${id}?depth=1`)).image;
  await expect.poll(async () => (await shown()).name).toBe(`neu-${now}.jpg`);
  await expect.poll(async () => (await shown()).alternativeText).toBe("Innenhof mit langem Schatten");
  await rest("DELETE", `projects/${id}`);
});
