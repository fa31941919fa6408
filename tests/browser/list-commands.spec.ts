// @long FORMS
import type { Page } from "@playwright/test";
import { goTo, openAdmin, signIn } from "../../testing/admin.ts";
import { confirm, type Doc, dialog, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";

const now = Date.now();
const mark = `liste-${now}`;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Selects everything on a list's page, and runs a command on it. */
async function commandAll(page: Page, rows: number, command: string): Promise<void> {
  await expect(page.getByRole("row")).toHaveCount(rows + 1);
  // A list may re-render after another command, which clears the selection.
  await expect(async () => {
    await page.getByRole("row").first().getByRole("checkbox").check({ timeout: 5000 });
    await page.getByRole("button", { name: command, exact: true }).first().click({ timeout: 5000 });
  }).toPass();
}

test("several entries of a list are published, unpublished, changed, moved to the trash, restored and deleted for good at once", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const ids: number[] = [];
  for (const nth of [1, 2])
    ids.push((await rest("POST", "projects?draft=true", { header: `${mark} ${nth}`, _status: "draft" })).doc.id);
  const found = async (draft: boolean) =>
    (await rest("GET", `projects?where[id][in]=${ids}&trash=true&depth=0&draft=${draft}`)).docs;
  const states = async () => (await found(false)).map(({ deletedAt, _status }) => (deletedAt ? "trash" : _status));
  const command = (name: string) => commandAll(page, 2, name);
  await signIn(page);
  await openAdmin(page, `/collections/projects?search=${mark}`);

  // After a command the list re-renders, which closes anything open in it.
  const shown = (state: RegExp) => expect(page.getByRole("cell", { name: state })).toHaveCount(2);
  await command("Veröffentlichen");
  await confirm(page, "Veröffentlichen");
  await expect.poll(states).toEqual(["published", "published"]);
  await shown(/^Veröffentlicht/);
  await command("Von der Website nehmen");
  await confirm(page, "Von der Website nehmen");
  await expect.poll(states).toEqual(["draft", "draft"]);
  await shown(/^Entwurf/);
  await command("Bearbeiten");
  await dialog(page).getByRole("combobox").click();
  await page.getByRole("option", { name: "Anreißer" }).click();
  await dialog(page).getByRole("textbox", { name: "Anreißer" }).fill("Für beide");
  await dialog(page).getByRole("button", { name: "Entwurf speichern" }).click();
  await expect.poll(async () => (await found(true)).map(({ teaser }) => teaser)).toEqual(["Für beide", "Für beide"]);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const trash = async () => {
    await command("Löschen");
    await confirm(page, "In den Papierkorb legen");
    await expect.poll(states).toEqual(["trash", "trash"]);
    await goTo(page, `/collections/projects/trash?search=${mark}`);
  };
  await trash();
  await command("Wiederherstellen");
  await expect(dialog(page)).toContainText("Auf der Website stehen Entwürfe erst, wenn Sie sie veröffentlichen.");
  await dialog(page).getByRole("checkbox", { name: "Wiederherstellen und veröffentlichen" }).check();
  await confirm(page, "Wiederherstellen und veröffentlichen");
  await expect.poll(states).toEqual(["published", "published"]);

  await goTo(page, `/collections/projects?search=${mark}`);
  await trash();
  await shown(/^Früher veröffentlicht/);
  await expect(page.getByRole("cell", { name: "Veröffentlicht", exact: true })).toHaveCount(0);
  await command("Wiederherstellen");
  await confirm(page, "Als Entwurf wiederherstellen");
  await expect.poll(states).toEqual(["draft", "draft"]);

  await goTo(page, `/collections/projects?search=${mark}`);
  await trash();
  await command("Löschen");
  await expect(dialog(page)).toContainText("Endgültig löschen?");
  await confirm(page, "Endgültig löschen");
  await expect.poll(states).toEqual([]);
});

test("a list's trash opens from it and back; emptying it deletes its entries for good, and nothing else", {
  tag: "@everyday",
}, async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const made: Doc[] = [];
  for (const nth of [1, 2, 3])
    made.push((await rest("POST", "menuitems?draft=true", { title: `${mark} ${nth}`, _status: "draft" })).doc);
  for (const { id } of made.slice(1)) await rest("PATCH", `menuitems/${id}`, { deletedAt: new Date().toISOString() });
  const left = async () => (await rest("GET", "menuitems?trash=true&draft=true&limit=0")).docs.map(({ id }) => id);
  const before = await left();
  await signIn(page);
  await openAdmin(page, "/collections/menuitems");
  const titles = page.getByRole("row").filter({ hasText: mark });
  await expect(titles).toHaveText([new RegExp(`${mark} 1`)]);
  await page.getByRole("button", { name: "Papierkorb", exact: true }).click();
  await expect(titles).toHaveCount(2);
  await page.getByRole("button", { name: "Alle Menüeinträge" }).click();
  await expect(titles).toHaveText([new RegExp(`${mark} 1`)]);
  await page.getByRole("button", { name: "Papierkorb", exact: true }).click();
  await press(page, "Papierkorb leeren (Menüeinträge)");
  await confirm(page, "Endgültig löschen");
  await expect.poll(left).toEqual(before.filter((id) => !made.slice(1).some((each) => each.id === id)));
  await expect(page.getByText("Im Papierkorb ist nichts (Menüeinträge).")).toBeVisible();
  await rest("DELETE", `menuitems/${made[0]?.id}`);
});

test("a list changes its columns, sorts, filters, pages and selects beyond the page", async ({ page, siteUrl }) => {
  const rest = await restOf(siteUrl);
  const letters = "KJIHGFEDCBA";
  const ids: number[] = [];
  for (const letter of letters) {
    const data = { header: `${mark} ${letter}`, teaser: `Satz ${letter}`, _status: "draft" };
    ids.push((await rest("POST", "projects?draft=true", data)).doc.id);
  }
  const rows = page.getByRole("row");
  await signIn(page);
  await openAdmin(page, `/collections/projects?search=${mark}`);
  await expect(rows).toHaveCount(11);
  await press(page, "Nächste Seite");
  await expect(rows).toHaveCount(2);
  await press(page, "Vorherige Seite");
  await expect(rows).toHaveCount(11);
  await press(page, "Pro Seite: 10");
  await press(page, "25");
  await expect(rows).toHaveCount(12);
  await press(page, "Nach Überschrift sortieren, aufsteigend");
  await expect(rows.nth(1)).toContainText(`${mark} A`);
  await press(page, "Nach Überschrift sortieren, absteigend");
  await expect(rows.nth(1)).toContainText(`${mark} K`);

  await press(page, "Spalten");
  const heading = page.getByRole("columnheader", { name: /Anreißer/ });
  await expect(heading).toHaveCount(0);
  const column = page.getByRole("checkbox", { name: "Anreißer", exact: true });
  await column.click();
  await expect(heading).toBeVisible();
  await expect(rows.nth(1)).toContainText("Satz K");
  await column.click();
  await expect(heading).toHaveCount(0);

  await openAdmin(page, `/collections/projects?search=${mark}&limit=10`);
  await expect(rows).toHaveCount(11);
  await press(page, "Filter");
  await press(page, "Filter hinzufügen");
  const condition = page.locator(".condition");
  await condition.getByRole("combobox").nth(0).fill("Anreißer");
  await page.getByRole("option", { name: "Anreißer", exact: true }).click();
  await condition.getByRole("combobox").nth(1).click();
  await page.getByRole("option", { name: /^(gleich|ist gleich)$/ }).click();
  await condition.getByRole("textbox").last().fill("Satz C");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${mark} C`);
  await press(page, "Bedingung hinzufügen");
  await expect(condition).toHaveCount(2);
  for (const left of [1, 0]) {
    await press(page, "Bedingung entfernen");
    await expect(condition).toHaveCount(left);
  }
  await expect(rows).toHaveCount(11);

  await page.getByRole("row").first().getByRole("checkbox").check();
  await press(page, "Alle (11) auswählen");
  await press(page, "Löschen");
  await confirm(page, "In den Papierkorb legen");
  const trashed = async () => (await rest("GET", `projects?where[id][in]=${ids}&trash=true&draft=true&limit=0`)).docs;
  await expect.poll(async () => (await trashed()).filter(({ deletedAt }) => deletedAt).length).toBe(11);
  for (const id of ids) await rest("DELETE", `projects/${id}?trash=true`);
});
