// @long content/src/legal-texts, content/src/start-page, site/src/pages/legal
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, openMore, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { expectNoBarriers, gotoHydrated } from "../../testing/landing.ts";
import { publishTexts } from "../../testing/legal-texts.ts";

test("an editor creates another legal text: it is listed beside the others, opens in a dialog and names the agency", {
  tag: "@everyday",
}, async ({ page, request, siteUrl }) => {
  const title = `AGB ${Date.now()}`;
  await signIn(page);
  await openAdmin(page, "/collections/pages/create");
  await untilGuarded(page);
  await page.locator("#field-title").fill(title);
  await page.locator("#field-content").fill("Vertragspartner ist {{Name der Agentur}}.");
  await openMore(page);
  await expect(page.locator("#field-address")).toHaveValue(/^agb-\d+$/);
  await page.locator("#field-placement").getByRole("combobox").click();
  await page.getByRole("option", { name: "als Rechtstext" }).click();
  await expect(page.getByText("Platzhalter einfügen")).toBeVisible();
  await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
  await expect(page.getByTitle("Status: Veröffentlicht")).toBeVisible();
  const id = /pages\/(\d+)/.exec(page.url())?.[1];

  await expect.poll(async () => (await request.get("/")).text()).toContain(title);
  await gotoHydrated(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toContainText("Vertragspartner ist Musterlicht.");
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  await request.delete(`/api/pages/${id}`, { headers });
});

test.describe("in an empty system", () => {
  test.describe.configure({ mode: "serial" });
  let apps: Apps;
  let token = "";

  test.beforeAll(async () => {
    apps = new Apps({ site: await freePort(), content: await freePort() }, { SEED: "none" });
    apps.start("content");
    apps.start("site");
    await apps.untilReady();
    token = await signInByRest(apps.url, ADMINISTRATOR);
  });

  test.afterAll(() => apps.end());

  async function saveSettings(changes: object): Promise<void> {
    const settings = { agencyName: "Lichtwerk", analyticsProvider: "off", copyrightYear: 2022 };
    const response = await fetch(`${apps.url}/api/globals/site-settings`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `JWT ${token}`, origin: apps.url },
      body: JSON.stringify({ ...settings, ...changes, _status: "published" }),
    });
    expect(response.status, await response.text()).toBe(200);
  }

  const sendInquiry = (to: string) =>
    fetch(`${apps.url}/phpmail/`, {
      method: "POST",
      headers: INQUIRY_HEADERS,
      body: JSON.stringify({ ...inquiry("Erste Anfrage"), to }),
    });

  const wordsOf = async (path: string) =>
    (await (await fetch(apps.url + path)).text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

  test("while legal texts are unchecked there are no messages and no search engines, and their form says what is missing", async ({
    page,
    guard,
  }) => {
    guard.expectComplaint(/Failed to load resource.* 400/);
    guard.allowComplaint(/status 400/);
    for (const path of ["/impressum", "/datenschutz", "/barrierefreiheit"])
      expect(await wordsOf(path)).toContain("Dieser Text wird gerade geschrieben.");
    await page.goto(apps.url);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("form", { name: "Kontaktformular" })).toHaveCount(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole("heading", { level: 1, name: "Agentur" })).toBeInViewport();
      await expectNoBarriers(page);
    }
    await expect(page.getByRole("link", { name: "Kontakt aufnehmen" })).toHaveAttribute("href", "/#contact");
    const refused = await sendInquiry("");
    expect([refused.status, ((await refused.json()) as { error: { message: string } }).error.message]).toEqual([
      503,
      expect.stringMatching(/^Über dieses Formular kann noch nichts gesendet werden\./),
    ]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().addCookies([{ name: "payload-token", value: token, url: apps.url }]);
    await page.goto(`${apps.url}/admin`);
    const heading = page.getByRole("heading", { name: /^Rechtstexte prüfen/ });
    const step = page.getByRole("listitem").filter({ has: heading });
    await expect(step).toContainText("offen");
    await expect(step.getByRole("button")).toHaveCount(0);
    await page.goto(apps.url + (await step.getByRole("link").first().getAttribute("href")));
    await page.getByRole("link", { name: "Impressum" }).click();
    await untilGuarded(page);
    await expect(page.getByText("ersetzt keine Rechtsberatung")).toBeVisible();
    await openMore(page);
    await expect(page.locator("#field-address")).toBeDisabled();
    await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
    const why = page.getByRole("alert").filter({ hasText: "nicht korrekt" });
    await expect(why).toContainText("Text: Noch offen: 3 Stellen mit „Bitte ergänzen“ (am Anfang, ");
  });

  test("with public texts the form accepts messages, search engines may index, and the texts reflect every change of settings", async ({
    page,
  }) => {
    const contact = { email: "post@lichtwerk.example", ownerName: "Eva Licht", postalCode: "50667", city: "Köln" };
    await saveSettings(contact);
    for (const path of ["/impressum", "/datenschutz", "/barrierefreiheit"]) {
      await expect.poll(() => wordsOf(path)).toMatch(/Lichtwerk\s+Eva Licht\s+50667 Köln\s+E-Mail: post@licht/);
      expect(await wordsOf(path)).not.toMatch(/ergänzen|DSGVO|WCAG/);
    }
    await page.context().addCookies([{ name: "payload-token", value: token, url: apps.url }]);
    const notice = page.getByText("Impressum oder Datenschutzerklärung ist nicht öffentlich.");
    await page.goto(`${apps.url}/admin`);
    await expect(notice).toBeVisible();

    const numbers = { phone: "0221 111", mobile: "0171 222", vatId: "DE111111111", website: "https://a.example" };
    await saveSettings({ ...contact, ...numbers, street: "Alte Gasse 1" }); // required for publishing them
    await publishTexts(apps.url, token);
    await page.reload();
    await expect(page.getByRole("region", { name: "E-Mail" })).toBeVisible();
    await expect(notice).toBeHidden();
    await saveSettings({ ...contact, ...numbers, street: "Neue Allee 2", phone: "0221 333" });
    await expect.poll(() => wordsOf("/impressum")).toContain("Neue Allee 2");
    const impressum = await wordsOf("/impressum");
    for (const text of ["Lichtwerk", "Eva Licht", "50667 Köln", "DE111111111", "0171 222", "a.example", "0221 333"])
      expect(impressum).toContain(text);
    await expect.poll(() => wordsOf("/datenschutz")).toContain("Neue Allee 2");
    await expect.poll(() => wordsOf("/barrierefreiheit")).toContain("0221 333");

    await page.goto(apps.url);
    await expect(page.getByRole("form", { name: "Kontaktformular" })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    expect((await sendInquiry(contact.email)).status).toBe(200);
  });
});
