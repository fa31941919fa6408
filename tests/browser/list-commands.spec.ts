import type { Page } from "@playwright/test";
import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { confirm, dialog, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";

const now = Date.now();
const mark = `liste-${now}`;

test.setTimeout(120_000);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Opens a list of what a search finds, and chooses all of the page. */
async function chooseAll(page: Page, path: string, rows: number): Promise<void> {
  await openAdmin(page, path);
  await expect(page.getByRole("row")).toHaveCount(rows + 1);
  await page.getByRole("row").first().getByRole("checkbox").check();
}

test("an administrator changes several accounts at once, and deletes them", async ({ page, siteUrl }) => {
  const token = await signInByRest(siteUrl, administrator());
  for (const nth of [1, 2])
    await addAccount(siteUrl, token, {
      email: `${mark}-${nth}@musterlicht.example`,
      password: "nur-für-die-tests-5",
      role: "editor",
    });
  const rest = await restOf(siteUrl);
  const names = async () =>
    (await rest("GET", `users?where[email][contains]=${mark}&depth=0`)).docs.map(({ name }) => name);
  await signIn(page);
  await chooseAll(page, `/collections/users?search=${mark}`, 2);
  await press(page, "Bearbeiten");
  await dialog(page).getByRole("combobox").click();
  await page.getByRole("option", { name: "Name", exact: true }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Im Praktikum");
  await dialog(page).getByRole("button", { name: "Speichern", exact: true }).click();
  await expect.poll(names).toEqual(["Im Praktikum", "Im Praktikum"]);
  await chooseAll(page, `/collections/users?search=${mark}`, 2);
  await press(page, "Löschen");
  await confirm(page);
  await expect.poll(names).toEqual([]);
});
