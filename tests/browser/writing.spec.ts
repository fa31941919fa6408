// @long content/src/fields, site/src/content
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { giveFiles, openAdmin, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { axeOn } from "../../testing/landing.ts";

const PICTURE = readFileSync(fileURLToPath(new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url)));

/** Steps through the toolbar by keyboard, from the text, until a button has the focus. */
async function reachByKeys(page: Page, name: string): Promise<void> {
  const button = page.getByRole("toolbar", { name: "Formatierung" }).getByRole("button", { name, exact: true });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  for (let step = 0; step < 30; step++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`No arrow leads to ${name}`);
}

test("an editor writes a text with heading, list, table and pictures without knowing Markdown, by keyboard alone where wanted", async ({
  page,
  siteUrl,
}) => {
  const authorization = `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`;
  const headers = { authorization, origin: siteUrl, "content-type": "application/json" };
  const rest = async (path: string, init?: RequestInit) =>
    (await (await fetch(`${siteUrl}/api/projects${path}`, { headers, ...init })).json()) as {
      content?: string;
      doc?: { id: number };
    };
  const title = `Geschrieben ${Date.now()}`;
  const made = await rest("?draft=true", { method: "POST", body: JSON.stringify({ header: title, _status: "draft" }) });
  const id = made.doc?.id;
  const stored = async () => (await rest(`/${id}?draft=true&depth=0`)).content ?? "";

  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const toolbar = page.getByRole("toolbar", { name: "Formatierung" });
  const press = (name: string) => toolbar.getByRole("button", { name, exact: true }).click();
  const type = (words: string) => page.keyboard.type(words);
  const key = (name: string) => page.keyboard.press(name);
  await expect(text).toHaveAccessibleDescription(/Die ganze Geschichte/);

  await test.step("heading and bold, by keyboard alone", async () => {
    await text.focus();
    await reachByKeys(page, "Überschrift");
    await key("Enter");
    await expect(text).toBeFocused();
    await type("Wie es begann");
    await key("Enter");
    await type("Mit einem ");
    await key("Control+b");
    await type("Regal");
    await key("Control+b");
    await type(" und viel Licht.");
    await key("Enter");
  });

  await test.step("list and table", async () => {
    await press("Aufzählung");
    await type("Planen");
    await key("Enter");
    await key("Tab");
    await expect(text).not.toBeFocused();
    await key("Shift+Tab");
    await type("Bauen");
    await key("Enter");
    await key("Enter");
    await press("Tabelle");
    for (const words of ["Leistung", "Tage", "Konzept", "2", "Umsetzung", "5"]) {
      await type(words);
      await key("Enter");
    }
  });

  await test.step("text from the clipboard, and a link by keyboard alone", async () => {
    await text.locator(":scope > p").last().click();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(
      (words) => navigator.clipboard.writeText(words),
      "3. Oktober: offen\n24. Dezember: zu, auch für Kund*innen\n\nMehr unter ",
    );
    await key("Control+v");
    await key("Control+k");
    await expect(page.getByText(/^\d+ (zur Wahl|von \d+ gezeigt)$/)).toBeVisible();
    await type("kont");
    await key("Enter");
    await expect(text.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", "/#contact");
    await key("End");
    await key("Enter");
  });

  await test.step("two pictures from the library, and a copied one", async () => {
    await text.locator(":scope > p").last().click();
    await press("Bild, Film oder PDF aus den Dateien");
    const library = page.getByRole("dialog", { name: "Dateien wählen" });
    await library.getByRole("searchbox").fill("projekt-keramik");
    for (const name of ["schale", "reihe"])
      await library.getByRole("option", { name: `projekt-keramik-${name}.jpg` }).click();
    await library.getByRole("button", { name: "Übernehmen" }).click();
    await expect(text.getByRole("img")).toHaveCount(2);
    await giveFiles(text, "paste", [{ name: "hof.jpg", data: unseen(PICTURE) }]);
    await page.getByLabel("Alternativtext").fill("Innenhof mit langem Schatten");
    await key("Enter");
    await expect(text.getByRole("img", { name: "Innenhof mit langem Schatten" })).toBeVisible();
  });

  expect((await (await axeOn(page)).include(".field-type.textarea").analyze()).violations).toEqual([]);
  await expect.poll(stored).toMatch(/!\[Innenhof mit langem Schatten\]\(\/uploads\/[^)]+\)$/);
  const markdown = await stored();
  expect(markdown).toMatch(
    /^## Wie es begann\n\nMit einem \*\*Regal\*\* und viel Licht\.\n\n[-*] Planen\n[-*] Bauen\n/,
  );
  expect(markdown).toMatch(
    /\| Leistung +\| Tage +\|\n\| ?-+ ?\| ?-+ ?\|\n\| Konzept +\| 2 +\|\n\| Umsetzung +\| 5 +\|/,
  );
  expect(markdown).toContain("[Kontakt](/#contact)");
  await rest(`/${id}`, { method: "DELETE" });
});
