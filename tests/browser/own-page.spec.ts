// @long content/src/types, content/src/fields, site/src/pages
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openAdmin, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { Hands } from "../../testing/hands.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

const picture = (from: string, name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: unseen(readFileSync(fileURLToPath(new URL(`../../tools/demo/media/${from}`, import.meta.url)))),
});

const PEOPLE = ["Jana Beispiel, Fotografie", "Can Muster, Film", "Ida von der Au, Büro"];
const CELLS = ["Was", "Preis", "Porträt", "290 €", "Hochzeit", "ab 1.800 €"];

test("an owner creates a page with a picture, three people and a table, and adds it to the navigation in at most 25 actions", async ({
  page,
}) => {
  const hands = new Hands(page);
  const now = Date.now();
  const title = `Team ${now}`;
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await signIn(page);
  await openAdmin(page);
  await hands.click(page.getByRole("link", { name: /Neue Seite anlegen/ }));
  await hands.fill(page.getByRole("textbox", { name: "Titel" }), title);
  await expect(page).toHaveURL(/pages\/\d+/);
  await untilGuarded(page);

  const image = page.getByRole("group", { name: "Bild", exact: true });
  await hands.choose(
    image.getByRole("button", { name: "Bild hochladen" }),
    picture("hero-fotografie.jpg", `team-${now}.jpg`),
  );
  await hands.type("Drei Menschen an einem Tisch");
  await expect(image.locator("img")).toHaveAttribute("src", /^\/uploads\//);

  await hands.fill(text, "Wir sind zu dritt.");
  await hands.choose(page.getByRole("button", { name: "Personen: Porträts hochladen" }), [
    picture("projekt-keramik-reihe.jpg", `jana-${now}.jpg`),
    picture("projekt-keramik-schale.jpg", `can-${now}.jpg`),
    picture("projekt-tischlerei-hocker.jpg", `ida-${now}.jpg`),
  ]);
  const upload = page.getByRole("dialog", { name: "Dateien hochladen" });
  await expect(upload.getByLabel(/Wer ist das\? Name und Aufgabe/).first()).toBeFocused();
  await expect(upload.getByText("Noch 3 ohne Namen, was sich nachholen lässt.")).toBeVisible();
  for (const who of PEOPLE) {
    await hands.type(who);
    await page.keyboard.press("Enter");
  }
  await expect(upload).toBeHidden();
  await expect(text.locator("strong")).toHaveText(["Jana Beispiel", "Can Muster", "Ida von der Au"]);

  await hands.click(page.getByRole("button", { name: "Tabelle", exact: true }));
  for (const [index, cell] of CELLS.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await hands.type(cell);
  }

  await hands.click(page.getByRole("combobox", { name: "Verlinkt" }));
  await hands.click(page.getByRole("option", { name: "in der Navigation" }));
  await hands.click(page.getByRole("button", { name: /^Veröffentlichen$/ }));
  await expect.poll(async () => (await page.request.get(`/team-${now}`)).status(), { intervals: [200] }).toBe(200);
  test.info().annotations.push({ type: "actions", description: `${hands.actions.length} of at most 25` });
  expect(hands.actions.length, hands.actions.join("\n")).toBeLessThanOrEqual(25);

  await page.goto(`/team-${now}`);
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" }).getByText(title)).toBeAttached();
  await expect(page.locator("[data-people] li")).toHaveText(PEOPLE.map((who) => who.replace(", ", "")));
  await expect(page.getByRole("cell", { name: "ab 1.800 €" })).toBeVisible();
  await expectNoBarriers(page);
});
