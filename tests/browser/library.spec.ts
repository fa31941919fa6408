// @long content/src/ui, content/src/files
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator } from "@playwright/test";
import { giveFiles, goTo, openAdmin, signIn, unseen, untilGuarded, untilScripted } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { axeOn } from "../../testing/landing.ts";

const seeded = (name: string) => fileURLToPath(new URL(`../../tools/demo/media/${name}`, import.meta.url));

/** A film's last box, which players skip. */
const FREE_BOX = Buffer.from("00000010667265650000000000000000", "hex");

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test("the library shows each file's content and where it is used, in a grid or a list, on a phone, too", async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, "/collections/media");
  const grid = page.getByRole("list", { name: "Dateien", exact: true });
  const cards = grid.getByRole("listitem");
  await expect(cards).toHaveCount(24);
  await page.getByRole("textbox", { name: /^Suche in/ }).fill("keramik");
  const film = cards.filter({ hasText: "Film · MP4" });
  await expect(film).toHaveCount(1);
  await expect.poll(() => widthOf(film.locator("img"))).toBeGreaterThan(0);

  await page.getByLabel("Reihenfolge").selectOption("Name, A bis Z");
  await expect(cards.first()).toContainText("kunde-keramik.jpg");
  await page.getByRole("checkbox", { name: "„kunde-keramik.jpg“ auswählen" }).check();
  await expect(page.getByText("1 ausgewählt").first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Löschen" })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Liste", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.reload();
  await untilScripted(page);
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Kacheln" }).click();
  await page.getByRole("link", { name: "kunde-keramik.jpg" }).click();
  await expect(page.getByRole("region", { name: "Verwendet in" }).getByRole("link").first()).toBeVisible();
  await page.locator(".doc-controls__popup button").first().click();
  await expect(page.getByRole("button", { name: "Duplizieren" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Löschen", exact: true })).toHaveCount(0); // it would be refused
  await page.keyboard.press("Escape");

  await page.getByLabel("Album").fill("Keramik und Glas");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
  await goTo(page, "/collections/media");
  await page.getByRole("combobox", { name: "Album" }).selectOption("Keramik und Glas");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("kunde-keramik.jpg");
  expect(
    (await (await axeOn(page)).include("[aria-label=Dateien]").include("[aria-label=Ansicht]").analyze()).violations,
  ).toEqual([]);
});

test("films are marked by an icon, one gets its still automatically, and unused or undescribed files can be found", async ({
  page,
}) => {
  const film = { name: `linse-${Date.now()}.mp4`, mimeType: "video/mp4" };
  await signIn(page);
  await openAdmin(page, "/collections/media/create");
  await expect(page).toHaveURL(/\/collections\/media(\?|$)/);
  await goTo(page, "/collections/media?sort=-createdAt");
  const grid = page.getByRole("list", { name: "Dateien", exact: true });
  const card = grid.getByRole("listitem").filter({ hasText: film.name });
  await page
    .getByLabel("Dateien hochladen")
    .setInputFiles({ ...film, buffer: Buffer.concat([readFileSync(seeded("video-linse.mp4")), FREE_BOX]) });
  await page.getByRole("dialog", { name: "Dateien hochladen" }).getByRole("button", { name: "Fertig" }).click();
  await expect(card.locator("[data-film] img")).toBeVisible();
  await expect(card.locator("[data-film]")).toHaveCSS("position", "relative");

  const count = () => grid.getByRole("listitem").count();
  const all = await count();
  await page.getByRole("button", { name: "Text fehlt" }).click();
  await expect(page.getByRole("button", { name: "Text fehlt" })).toHaveAttribute("aria-pressed", "true");
  await expect(card).toBeVisible();
  await expect.poll(count).toBeLessThan(all);
  await page.getByRole("button", { name: "Nirgends verwendet" }).click();
  await expect(page).toHaveURL(/unused/);
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Text fehlt" }).click();
  await expect(page).not.toHaveURL(/lacksText/);
  await page.getByRole("textbox", { name: /^Suche in/ }).fill("kunde-seife");
  await expect(grid.getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "Nirgends verwendet" }).click();
  await expect(grid.getByRole("listitem").filter({ hasText: "kunde-seife.jpg" })).toBeVisible();

  await goTo(page, "/collections/media?sort=-createdAt");
  await card.getByRole("link", { name: film.name, exact: true }).click();
  const still = page.getByRole("group", { name: "Standbild", exact: true });
  await expect(still.getByText(film.name.replace(".mp4", "-standbild.jpg"), { exact: true })).toBeVisible();
});

test("partly described photos are all added to the library, which asks for missing texts and shows the ones stored in a photo", {
  tag: "@everyday",
}, async ({ page }) => {
  const names = ["erstes", "zweites", "drittes"].map((name) => `${name}-${Date.now()}.jpg`);
  const photo = readFileSync(seeded("kunde-seife.jpg"));
  await signIn(page);
  await openAdmin(page, "/collections/media?sort=-createdAt");
  const grid = page.getByRole("list", { name: "Dateien", exact: true });
  const files = names.map((name) => ({ name, data: unseen(photo) }));
  await giveFiles(grid, "drop", files);
  const dialog = page.getByRole("dialog", { name: "Dateien hochladen" });
  const texts = dialog.getByLabel("Alternativtext");
  await expect(texts.first()).toBeFocused();
  await expect(dialog.getByText("Noch 3 ohne Alternativtext, was sich nachholen lässt.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Bitte schreiben Sie mindestens fünf Zeichen");
  await texts.first().fill("Seife auf einem Tuch");
  await page.keyboard.press("Enter");
  await expect(texts.nth(1)).toBeFocused();
  await texts.last().fill("Seife neben einem Krug");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const card = (name = "") => grid.getByRole("listitem").filter({ hasText: name });
  await expect(card(names[1])).toContainText("Alternativtext fehlt");
  for (const described of [names[0], names[2]]) await expect(card(described)).not.toContainText("Alternativtext fehlt");
  await page.getByRole("button", { name: /fehlende.* ergänzen/ }).click();
  await expect(
    page.getByRole("dialog", { name: "Alternativtexte ergänzen" }).getByRole("textbox").first(),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /fehlende.* ergänzen/ })).toBeFocused();

  const there = "/api/media?where[name][equals]=kunde-weingut.jpg&depth=0";
  const { docs } = await (await page.request.get(there)).json();
  await giveFiles(grid, "drop", [{ name: "noch-einmal.jpg", data: readFileSync(seeded("kunde-weingut.jpg")) }]);
  await expect(dialog.getByRole("textbox")).toHaveValue(docs[0].alternativeText);
  await expect(dialog.getByText("War schon da: Die vorhandene Datei wird verwendet.")).toBeVisible();
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await expect(dialog).toBeHidden();
});

test("a PDF doesn't need a description, is downloaded under its name, and is found by it where a text links it", async ({
  page,
}) => {
  const title = `Preise ${Date.now()}`;
  const body = `%PDF-1.7\n1 0 obj<</Title(${title})>>endobj\nxref\n0 0\ntrailer<<>>\nstartxref\n9\n%%EOF\n`;
  const file = { name: `${title}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(body) };
  await signIn(page);
  await openAdmin(page, "/collections/media?sort=-createdAt");
  await page.getByLabel("Dateien hochladen").setInputFiles(file);
  await page.getByRole("link", { name: file.name }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(file.name);
  await expect(page.getByLabel("Alternativtext")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^preise-.*\.pdf$/ }).click();
  expect((await download).suggestedFilename()).toBe(file.name.toLowerCase().replace(" ", "-"));

  await goTo(page, "/collections/media?sort=-createdAt");
  const grid = page.getByRole("list", { name: "Dateien", exact: true });
  const card = grid.getByRole("listitem").filter({ hasText: title });
  await expect(card.getByText("PDF", { exact: true })).toHaveCount(2);
  await expect(card).not.toContainText("Alternativtext fehlt");
  const others = ["Lageplan", "Anfahrt"].map((name) => ({ ...file, name: `${name} ${Date.now()}.pdf` }));
  await page
    .getByLabel("Dateien hochladen")
    .setInputFiles(others.map((each, at) => ({ ...each, buffer: Buffer.from(`${body}${at}`) })));
  await expect(page.getByRole("dialog", { name: "Dateien hochladen" })).toBeHidden();
  for (const { name } of others) await expect(grid.getByRole("listitem").filter({ hasText: name })).toBeVisible();

  await goTo(page, "/collections/pages/create");
  await untilGuarded(page);
  await page.getByLabel("Titel", { exact: false }).first().fill(title);
  await page.getByRole("textbox", { name: /^Text/ }).click();
  await page.keyboard.press("Control+k");
  await page.getByLabel("Seite oder PDF suchen").fill(title);
  await page
    .getByRole("dialog")
    .getByRole("option", { name: `${file.name} PDF` })
    .click();
  await expect(page.getByRole("textbox", { name: /^Text/ }).getByRole("link", { name: file.name })).toBeVisible();
});
