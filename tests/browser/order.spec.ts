import type { Page } from "@playwright/test";
import { administrator, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

type Added = { ids: number[]; rest: (path: string, body?: object) => Promise<Response>; remove: () => Promise<void> };

/** References of this test's own, the last ones of the carousel, and how REST is asked about them. */
async function addReferences(siteUrl: string, titles: string[]): Promise<Added> {
  const token = await signInByRest(siteUrl, administrator());
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  const rest: Added["rest"] = (path, body) =>
    fetch(`${siteUrl}/api/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  const ids: number[] = [];
  for (const title of titles) {
    const response = await rest("references", { title, description: "Eine Arbeit.", _status: "published" });
    ids.push(((await response.json()) as { doc: { id: number } }).doc.id);
  }
  const remove = async () => {
    for (const id of ids) await fetch(`${siteUrl}/api/references/${id}`, { method: "DELETE", headers });
  };
  return { ids, rest, remove };
}

const stored = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/order") && response.request().method() === "POST");

test("an entry is dragged, another moved by keyboard, and the site shows them so", async ({
  page,
  request,
  siteUrl,
}) => {
  const titles = ["Anton", "Berta", "Cäsar"].map((name) => `${name} ${Date.now()}`);
  const [anton = "", berta = "", caesar = ""] = titles;
  const { remove } = await addReferences(siteUrl, titles);
  const onSite = async () => {
    const html = await (await request.get("/")).text();
    return titles.toSorted((a, b) => html.indexOf(a) - html.indexOf(b)).filter((title) => html.includes(title));
  };
  await expect.poll(onSite).toEqual([anton, berta, caesar]);

  await signIn(page);
  await openAdmin(page, "/collections/references?limit=50");
  const pictured = page.getByRole("row").filter({ hasText: "Obsthof" }).locator("img[alt='']");
  await expect(pictured).toHaveAttribute("loading", "lazy");
  await expect(pictured).toHaveJSProperty("naturalWidth", Number(await pictured.getAttribute("width")));

  await page.getByRole("button", { name: "Reihenfolge ändern" }).click();
  const dialog = page.getByRole("dialog", { name: "Reihenfolge ändern" });
  const own = dialog.getByRole("listitem").filter({ hasText: String(anton.split(" ")[1]) });
  await expect(own).toHaveText([anton, berta, caesar]);

  const handle = (title: string) => own.filter({ hasText: title }).locator("[data-handle]");
  await handle(anton).scrollIntoViewIfNeeded();
  const drag = async () => {
    await handle(caesar).hover();
    await page.mouse.down();
    const target = await handle(anton).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 40, { steps: 8 });
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 4 });
  };
  await drag();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(own).toHaveText([anton, berta, caesar]); // and the dialog is still there

  await drag();
  const dragged = stored(page);
  await page.mouse.up();
  expect((await dragged).status()).toBe(200);
  await expect(own).toHaveText([caesar, anton, berta]);

  const up = dialog.getByRole("button", { name: `„${berta}“ nach oben` });
  const moved = stored(page);
  await up.focus();
  await page.keyboard.press("Enter");
  expect((await moved).status()).toBe(200);
  await expect(dialog.getByRole("status").filter({ hasText: `Gespeichert: „${berta}“ ist jetzt` })).toBeVisible();
  await expect(own).toHaveText([caesar, berta, anton]);
  await expect(up).toBeFocused();
  await expect.poll(onSite).toEqual([caesar, berta, anton]);

  await dialog.getByRole("button", { name: "Fertig" }).click();
  const rows = page.getByRole("row").filter({ hasText: String(anton.split(" ")[1]) });
  await expect(rows.getByRole("link")).toHaveText([caesar, berta, anton]);
  await remove();
});

test("who has an entry open while its order changes goes on writing, and the order stays", async ({
  page,
  siteUrl,
}) => {
  const titles = ["Dora", "Emil"].map((name) => `${name} ${Date.now()}`);
  const { ids, rest, remove } = await addReferences(siteUrl, titles);
  const [dora, emil] = ids;
  const read = async () => (await rest(`references/${emil}?draft=true&depth=0`)).json();
  await signIn(page);
  await openAdmin(page, `/collections/references/${emil}`);
  await untilGuarded(page);
  const { sortId } = (await (await rest(`references/${dora}?depth=0`)).json()) as { sortId: number };
  const order = { collection: "references", field: "sortId", id: emil, before: dora };
  expect((await rest("order", order)).status).toBe(200);
  await page.locator("#field-title").fill(`Emil schreibt ${Date.now()}`);
  await expect.poll(read).toMatchObject({ title: expect.stringContaining("Emil schreibt"), sortId, _status: "draft" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await remove();
});
