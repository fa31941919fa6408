// @long content/src/addresses, site/src/server/cache/old-address-cache.ts
import { openAdmin, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

// The tests' default user agent is a bot's.
const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const LIST = "/collections/old-addresses";

test("a pasted list is imported at once, and invalid lines are listed; a requested address without a target is listed without its query, and gets a target", async ({
  page,
  request,
}) => {
  const asked = `/leistungen/drohne-${Date.now() % 100_000}.html`;
  const ask = (path: string) =>
    request.get(path, { maxRedirects: 0, headers: { "user-agent": PERSON, accept: "text/html" } });
  expect((await ask(`${asked}?name=Erika`)).status()).toBe(404);

  await signIn(page);
  const row = page.getByRole("row").filter({ hasText: asked });
  await expect(async () => {
    await openAdmin(page, LIST);
    await expect(row).toContainText("1", { timeout: 1000 });
  }).toPass();
  await expect(page.locator("body")).not.toContainText("Erika");
  await expectNoBarriers(page, "section[aria-labelledby=missed]");

  const address = `/0-team-${9e12 - Date.now()}.html`; // the list's first, after any number of runs
  await page.getByRole("button", { name: "Liste einfügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Liste alter Adressen einfügen" });
  await expect(page.locator("body"), "the page behind doesn't scroll").toHaveCSS("overflow-y", "hidden");
  await dialog.getByRole("textbox").fill(`alt;neu\n${address};/#contact\n/projekte;/impressum`);
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await expect(dialog.getByRole("region", { name: "Zeilen, die nicht gehen" })).toContainText(
    "Zeile 3 /projekte: „/projekte“ ist eine Seite dieser Website",
  );
  await expect(dialog.getByRole("status")).toContainText("Eine Adresse ist übernommen.");
  await expect(dialog.getByRole("button", { name: "Übernehmen" })).toBeFocused();
  await expectNoBarriers(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: address })).toBeVisible();
  await expect.poll(async () => (await request.get(address, { maxRedirects: 0 })).headers().location).toBe("/#contact");

  await row.getByRole("link", { name: "Ziel angeben" }).click();
  await expect(page.getByRole("textbox", { name: "Alte Adresse" })).toHaveValue(asked);
  await page.getByRole("textbox", { name: "Ziel" }).fill("/#contact");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.poll(async () => (await ask(asked)).headers().location).toBe("/#contact");
});
