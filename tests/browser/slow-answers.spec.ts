// @long content/src/editing, content/src/fields
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, openMore, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";

const PICTURE = fileURLToPath(new URL("../../tools/demo/media/serie-bau-stufen.jpg", import.meta.url));

const HELD = 10;

const now = Date.now();

/** Opens a new entry's form; returns how to read what is stored. */
async function open(page: Page, siteUrl: string, path: string, data: object): Promise<() => Promise<string>> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  const rest = async (address: string, init?: RequestInit) =>
    (await fetch(`${siteUrl}/api/${address}`, { headers, ...init })).text();
  const body = JSON.stringify({ ...data, _status: "draft" });
  const address = `${path}/${JSON.parse(await rest(`${path}?draft=true`, { method: "POST", body })).doc.id}`;
  await signIn(page);
  await openAdmin(page, `/collections/${address}`);
  await untilGuarded(page);
  return () => rest(`${address}?draft=true&depth=0`);
}

/**
 * Types at the end of each field as a person would, and again while each of the content system's responses is held
 * back: to saves, and to Payload's requests about a form. Everything has to be in the form, and stored.
 */
async function writeThroughAnswers(page: Page, fields: string[], stored: () => Promise<string>): Promise<void> {
  const field = (name: string) => page.locator(`#field-${name}`);
  let [written, turns] = ["", 0];
  let last: Promise<void> = Promise.resolve();
  async function write(turn: number): Promise<void> {
    for (const name of fields) {
      await field(name).focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText(`w${turn}`);
    }
    written += `w${turn}`;
  }
  await page.route(/\/(api|admin)\//, async (route) => {
    if (!["POST", "PATCH"].includes(route.request().method())) return route.continue();
    const response = await route.fetch({ maxRetries: 2 });
    const turn = ++turns;
    if (turn <= HELD) last = last.then(() => write(turn));
    await last;
    await route.fulfill({ response }).catch(() => {}); // a newer request may have cancelled it
  });
  last = last.then(() => write(0));
  await last;
  await expect.poll(() => written).toContain(`w${HELD}`);
  await expect.poll(async () => (await stored()).split(written).length - 1).toBe(fields.length);
  for (const name of fields) {
    const shown = await field(name).evaluate((element) =>
      "value" in element ? String(element.value) : element.textContent,
    );
    expect(shown, name).toContain(written);
  }
}

test("text typed in fields, texts and rows while the server responds stays, in the form and on the server", async ({
  page,
  siteUrl,
}) => {
  const rows = { serviceAssets: [{ title: "Fotobuch", icon: "brush" }] };
  const stored = await open(page, siteUrl, "services", { title: `Langsam ${now}`, name: `langsam-${now}`, ...rows });
  await page.getByRole("button", { name: "Alle ausklappen" }).first().click();
  await openMore(page);
  const fields = ["mainContent", "serviceAssets__0__title", "ghostTitle"];
  for (const name of fields) await expect(page.locator(`#field-${name}`)).toBeVisible();
  await writeThroughAnswers(page, fields, stored);
});

test("text typed during and right after a picture's upload stays when the form receives the picture", async ({
  page,
  siteUrl,
}) => {
  const stored = await open(page, siteUrl, "projects", { header: `Hochgeladen ${now}` });
  const field = page.getByRole("group", { name: "Bild", exact: true });
  let goOn = () => {};
  const written = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/media\?/, async (route) => {
    if (route.request().method() === "POST") await written;
    await route.continue(); // the response can't be held: for a file, Playwright would send nothing
  });
  await field.getByLabel("Bild: Bild hochladen").setInputFiles(PICTURE);
  await field.getByLabel("Alternativtext").fill("Stufen");
  await page.locator("#field-teaser").focus();
  await page.keyboard.insertText("Währenddessen");
  goOn();
  await expect(field.locator("img")).toHaveAttribute("src", /^\/uploads\//);
  await writeThroughAnswers(page, ["teaser", "header", "content"], stored);
  const teaser = expect.stringContaining("Währenddessen");
  expect(JSON.parse(await stored())).toMatchObject({ image: expect.any(Number), teaser });
});
