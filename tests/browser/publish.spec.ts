import type { APIRequestContext } from "@playwright/test";
import { administrator, signInByRest } from "../../testing/accounts.ts";
import { change, openAdmin, openEntry, signIn, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

test("an editor changes a slide's text, publishes, and the page shows it", async ({ page, request }) => {
  await signIn(page);
  await openAdmin(page, "/collections/services");
  const link = page.getByRole("link", { name: "Webdesign", exact: true });
  // The list writes its own state into its address when it is drawn first, which can take back a navigation of that moment.
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 2000 });
    await page.waitForURL(/\/\d+(?:[?#]|$)/, { timeout: 20_000 });
  }).toPass();
  await untilGuarded(page);
  const own = page.getByRole("link", { name: "Auf der Website ansehen" });
  await expect(own).toHaveAttribute("href", `/#${await page.locator("#field-name").inputValue()}`);
  await page.getByRole("button", { name: "Slider" }).click();
  const field = page.getByLabel("Schlagzeile");
  const before = await field.inputValue();
  const after = `Frisch veröffentlicht ${Date.now()}`;

  await field.fill(after);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  const publish = page.getByRole("button", { name: "Änderungen veröffentlichen" });
  await publish.click();
  await saved;
  const published = Date.now();
  const landing = async () => (await request.get("/")).text();
  await expect.poll(landing, { intervals: [20] }).toContain(after);
  test.info().annotations.push({ type: "publish to visible", description: `${Date.now() - published} ms` });

  await expect(publish).toBeDisabled(); // the form has what is stored, and is not filled anew again
  await field.fill(before);
  await publish.click();
  await expect.poll(async () => (await request.get("/")).text()).not.toContain(after);
});

test("who presses 'publish' while the draft is being stored has pressed it", async ({ page, siteUrl }) => {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, administrator())}`, origin: siteUrl };
  const data = { header: `Zu früh gedrückt ${Date.now()}`, _status: "published" };
  const created = await page.request.post("/api/projects", { headers, data });
  const { id } = ((await created.json()) as { doc: { id: number } }).doc;
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const publish = page.getByRole("button", { name: /veröffentlichen/ });
  let isPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve;
  });
  await page.route("**/api/projects/*?*autosave=true*", async (route) => {
    await pressed;
    await route.continue();
  });

  const storing = page.waitForRequest(/autosave=true/);
  await page.locator("#field-header").fill(`Kurz danach ${id}`);
  await storing;
  await publish.click();
  await expect(publish).toBeDisabled(); // it is pressed
  isPressed();
  const shown = async () => (await page.request.get(`/projekte/${id}`)).text();
  await expect.poll(shown).toContain(`Kurz danach ${id}`);
  await expect(publish).toBeDisabled();
});

test("a draft stays between the editor and the content system", async ({ page, request }) => {
  await signIn(page);
  const title = "Obsthof Mustergarten";
  await openEntry(page, "references", title);
  const draft = `Nur ein Entwurf ${Date.now()}`;
  await page.getByLabel("Text").fill(draft);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await saved;

  const shown = await askAnew(request, `references(filters: { title: { eq: "${title}" } })`, "description");
  expect(shown).toEqual([{ description: expect.stringMatching(/.+/) }]);
  expect(shown).not.toEqual([{ description: draft }]);
});

/** Asks the content API for a list, past every cache: no other client asks under the same name of an operation. */
async function askAnew(request: APIRequestContext, list: string, fields: string): Promise<unknown[]> {
  const query = `query Anew${Date.now()} { list: ${list} { data { attributes { ${fields} } } } }`;
  const response = await request.post("/graphql", { data: { query } });
  const { data } = (await response.json()) as { data: { list: { data: { attributes: unknown }[] } } };
  return data.list.data.map(({ attributes }) => attributes);
}

test("the admin speaks German, fetches nothing from elsewhere, explains what it wants, and refuses an anchor that is taken", async ({
  page,
  request,
  siteUrl,
  guard,
}) => {
  guard.expectComplaint(/status 400: .*\/api\/services\/\d+/);
  guard.expectComplaint(/console error: Failed to load resource.* 400/);
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl) && !/^(data|blob):/.test(request.url())) others.push(request.url());
  });
  await signIn(page);
  await openAdmin(page);
  // Daily work comes first, settings come last; this account reads no inquiries.
  const groups = ["Portfolio", "Startseite und Seiten", "Bilder und Filme", "Einstellungen"];
  await expect(page.locator(".nav-group__label")).toHaveText(groups);
  await openEntry(page, "services", "Film");
  await expect(
    page.getByText("Leer: Die Leistung erscheint nicht im Slider, behält aber ihren Abschnitt."),
  ).toBeVisible();
  await change(page, () => page.getByLabel("Anker").fill("Größe"));
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  const why = page.getByRole("alert").getByText("Abschnitt > Anker: Nur Kleinbuchstaben");
  await expect(why).toBeVisible();
  // The draft saves itself; why it is not public stays.
  await expect(page.locator("#action-save-draft")).toBeDisabled();
  await expect(why).toBeVisible();

  await change(page, () => page.getByLabel("Anker").fill("fotografie"));
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  await expect(page.getByRole("alert").getByText("„fotografie“ gehört schon zu „Fotografie“.")).toBeVisible();
  const film = await askAnew(request, 'services(filters: { title: { eq: "Film" } })', "name");
  expect(film).toEqual([{ name: "film" }]);
  expect(others).toEqual([]);
});
