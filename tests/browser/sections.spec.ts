// @long content/src/types, content/src/types/globals, content/src/editing/preview, site/src/editing
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, previewIn, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

/** Adds this test's own references at the end of the carousel. @returns a function that removes them */
async function addReferences(siteUrl: string, titles: string[]): Promise<() => Promise<void>> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  const ids: number[] = [];
  for (const title of titles) {
    const body = JSON.stringify({ title, description: "Eine Arbeit.", _status: "published" });
    const response = await fetch(`${siteUrl}/api/references`, { method: "POST", headers, body });
    ids.push(((await response.json()) as { doc: { id: number } }).doc.id);
  }
  return async () => {
    for (const id of ids) await fetch(`${siteUrl}/api/references/${id}`, { method: "DELETE", headers });
  };
}

const stored = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/order") && response.request().method() === "POST");

/** Opens a section's panel from the website's bar, as a signed-in editor. */
async function openPanel(page: Page, section: string): Promise<FrameLocator> {
  const bar = page.getByRole("navigation", { name: "Redaktion" });
  await expect(bar).toBeVisible();
  await bar.getByRole("button", { name: "Bearbeiten" }).press("Enter");
  await bar.getByRole("link", { name: `Ordnen: ${section}` }).press("Enter");
  const panel = page.frameLocator("iframe[title^=Formular]");
  await expect(panel.locator("[data-handle]").first()).toBeAttached();
  return panel;
}

const button = (panel: Page | FrameLocator | Locator, name: string) => panel.getByRole("button", { name, exact: true });

test("beside the page a section's entries are dragged, moved by keyboard, hidden, moved to the trash and restored", {
  tag: "@everyday",
}, async ({ page, request, siteUrl }) => {
  const titles = ["Anton", "Berta", "Cäsar"].map((name) => `${name} ${Date.now()}`);
  const [anton = "", berta = "", caesar = ""] = titles;
  const remove = await addReferences(siteUrl, titles);
  const onSite = async () => {
    const html = await (await request.get("/")).text();
    return titles.toSorted((a, b) => html.indexOf(a) - html.indexOf(b)).filter((title) => html.includes(title));
  };
  await expect.poll(onSite).toEqual([anton, berta, caesar]);

  await signIn(page);
  await openAdmin(page, "/umziehen");
  await page.goto("/");
  const panel = await openPanel(page, "Referenzen");
  const own = panel.getByRole("listitem").filter({ hasText: String(anton.split(" ")[1]) });
  const shown = async () => (await own.getByRole("link").allTextContents()).map((title) => title.trim());
  await expect.poll(shown).toEqual([anton, berta, caesar]);

  const handle = (title: string) => own.filter({ hasText: title }).locator("[data-handle]");
  await handle(caesar).scrollIntoViewIfNeeded();
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
  await expect.poll(shown).toEqual([anton, berta, caesar]);

  await drag();
  const dragged = stored(page);
  await page.mouse.up();
  expect((await dragged).status()).toBe(200);
  await expect.poll(shown).toEqual([caesar, anton, berta]);

  const up = button(panel, `„${berta}“ nach oben`);
  await up.press("Enter");
  await expect(panel.getByRole("status").filter({ hasText: `Gespeichert: „${berta}“ ist jetzt` })).toBeVisible();
  await expect(up).toBeFocused();
  await expect.poll(onSite).toEqual([caesar, berta, anton]);

  await button(panel, `„${berta}“ von der Website nehmen`).press("Enter");
  await expect(own.filter({ hasText: berta })).toContainText("Entwurf: nicht auf der Website");
  const undo = button(panel, "Rückgängig");
  await expect(undo).toBeFocused();
  await expect.poll(onSite).toEqual([caesar, anton]);
  await undo.press("Enter");
  await expect.poll(onSite).toEqual([caesar, berta, anton]);
  await expect(button(panel, "Neue Referenz")).toBeFocused();

  await button(panel, `„${caesar}“ in den Papierkorb legen`).press("Enter");
  await expect.poll(shown).toEqual([berta, anton]);
  await expect.poll(onSite).toEqual([berta, anton]);
  await undo.press("Enter");
  await expect.poll(shown).toEqual([caesar, berta, anton]);
  await expect.poll(onSite).toEqual([caesar, berta, anton]);
  await button(panel, `„${anton}“ in den Papierkorb legen`).press("Enter");
  await expect.poll(onSite).toEqual([caesar, berta]);

  const cards = page.locator("[id^=reference-]");
  await expect(cards.filter({ hasText: anton }).first()).toBeAttached(); // the page beside it is still the old one
  await button(page, "Schließen").press("Enter");
  await expect(cards.filter({ hasText: anton })).toHaveCount(0);
  await expect(button(page, "Bearbeiten")).toBeFocused();
  await remove();
});

test("on the admin's page 'Startseite' an entry is added beside the preview; a slide is removed and added", async ({
  page,
  request,
  siteUrl,
}) => {
  await signIn(page);
  await openAdmin(page, "/startseite");
  const references = page.getByRole("region", { name: "Referenzen" });
  await expect(references.locator("[data-handle]").first()).toBeVisible();
  await expectNoBarriers(page, "main section");
  const add = button(references, "Neue Referenz");
  await add.press("Enter");
  const form = page.getByRole("dialog");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  await expect(form.getByLabel("Reihenfolge")).toBeHidden();
  const title = `Neu ${Date.now()}`;
  await form.locator("#field-title").fill(title);
  await button(form, "Veröffentlichen").click();
  await expect(references.getByRole("link", { name: title })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect.poll(async () => (await request.get("/")).text()).toContain(title);
  await button(references, `„${title}“ in den Papierkorb legen`).click();
  await expect(references.getByText(`„${title}“ ist im Papierkorb.`)).toBeVisible();

  const slider = page.getByRole("region", { name: "Slider" });
  const slides = async () => [...(await (await fetch(siteUrl)).text()).matchAll(/id="slide-\d+"/g)].length;
  const before = await slides();
  await button(slider, "„Film“ aus dem Slider nehmen").press("Enter");
  await expect.poll(slides).toBe(before - 1);
  await button(slider, "„Film“ in den Slider nehmen").press("Enter");
  await expect.poll(slides).toBe(before);
  await expect(page.getByRole("region", { name: "Leistungen" }).getByRole("link", { name: "Film" })).toBeVisible();

  // A click in the preview opens the clicked entry's form.
  await previewIn(page).getByRole("heading", { level: 2, name: "Luftbild" }).click();
  await expect(form.locator("#field-title")).toHaveValue("Luftbild");
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
});

test("Escape first closes a form's open list, then the form", async ({ page, siteUrl }) => {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl };
  const order = { collection: "projects", field: "chosenProjects", before: null };
  const { docs } = await (await fetch(`${siteUrl}/api/projects?limit=1&depth=0&sort=id`, { headers })).json();
  const place = async (out: boolean) => {
    const body = JSON.stringify({ ...order, id: docs[0].id, out });
    const type = { "content-type": "application/json" };
    const answer = await fetch(`${siteUrl}/api/order`, { method: "POST", headers: { ...headers, ...type }, body });
    expect(answer.status).toBe(200);
  };
  await place(false);
  await signIn(page);
  await openAdmin(page, "/startseite?bereich=arbeiten");
  await page.getByRole("link", { name: docs[0].header }).click();
  const form = page.getByRole("dialog");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  const categories = form.getByRole("combobox").first();
  await categories.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await categories.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(form).toBeVisible();
  await categories.press("Escape");
  await expect(form).toHaveCount(0);
  await place(true);
});

test("on a phone the panel is full-screen, with targets large enough for touch, in forced colours, too", async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, "/umziehen");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const panel = await openPanel(page, "Leistungen");
  const { width, height } = (await page.locator("iframe[title^=Formular]").boundingBox()) ?? {};
  expect([width, Number(height) > 750]).toEqual([390, true]);
  const small = await panel.locator("main button, main [data-handle]").evaluateAll((targets) =>
    targets
      .map((target) => ({ name: target.ariaLabel ?? target.textContent, ...target.getBoundingClientRect().toJSON() }))
      .filter((box) => box.height < 44 || box.width < 36)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  expect(await panel.locator("html").evaluate((page) => page.scrollWidth)).toBe(390);
  await page.emulateMedia({ forcedColors: "none" });
  await openAdmin(page, "/startseite?bereich=leistungen");
  await expect(page.locator("[data-handle]").first()).toBeVisible();
  await expectNoBarriers(page, "main");
});
