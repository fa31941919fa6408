import { signInByRest } from "../../testing/accounts.ts";
import { untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { expectNoBarriers, untilHydrated } from "../../testing/landing.ts";
import { publishTexts } from "../../testing/legal-texts.ts";
import { expect, test } from "../../testing/test.ts";

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

async function publish(method: "POST" | "PATCH", path: string, data: object): Promise<void> {
  const response = await fetch(`${apps.url}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `JWT ${token}`, origin: apps.url },
    body: JSON.stringify({ ...data, _status: "published" }),
  });
  expect(response.status, await response.text()).toBe(200);
}

const saveSettings = (changes: object) =>
  publish("POST", "globals/site-settings", {
    agencyName: "Lichtwerk",
    analyticsProvider: "off",
    copyrightYear: 2022,
    ...changes,
  });

const sendInquiry = (to: string) =>
  fetch(`${apps.url}/phpmail/`, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify({ ...inquiry("Erste Anfrage"), to }),
  });

test("an empty system says nothing in legal texts that nobody has checked, takes no messages and sends search engines away", async ({
  page,
}) => {
  for (const path of ["/impressum", "/datenschutz", "/barrierefreiheit"]) {
    await page.goto(apps.url + path);
    await expect(page.locator("[data-legal-text]")).toHaveText("Dieser Text wird gerade geschrieben.");
  }
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
});

test("the template is not published while a place is open: its form says where, and the first step stays, which nobody can do without", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/Failed to load resource.* 400/);
  guard.allowComplaint(/status 400/);
  await page.context().addCookies([{ name: "payload-token", value: token, url: apps.url }]);
  await page.goto(`${apps.url}/admin`);
  const step = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Rechtstexte prüfen/ }) });
  await expect(step).toContainText("offen");
  await expect(step.getByRole("button")).toHaveCount(0);

  await page.goto(apps.url + (await step.getByRole("link").first().getAttribute("href")));
  await page.getByRole("link", { name: "Impressum" }).click();
  await untilGuarded(page);
  await expect(page.getByText("ersetzt keine Rechtsberatung")).toBeVisible();
  await expect(page.locator("#field-address")).toBeDisabled();
  await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
  const why = page.getByRole("alert").filter({ hasText: "nicht korrekt" });
  await expect(why).toContainText("Text: Noch offen: 3 Stellen mit „Bitte ergänzen“ (am Anfang, ");
});

test("street and phone of the settings are in Impressum, privacy policy and accessibility statement; so is every change", async ({
  page,
}) => {
  const contact = { email: "post@lichtwerk.example", ownerName: "Eva Licht", postalCode: "50667", city: "Köln" };
  await saveSettings(contact);
  for (const path of ["/impressum", "/datenschutz", "/barrierefreiheit"]) {
    const text = async () => {
      await page.goto(apps.url + path);
      return page.locator("[data-legal-text]").innerText();
    };
    await expect.poll(text).toMatch(/Lichtwerk\s+Eva Licht\s+50667 Köln\s+E-Mail: post@licht/);
    expect(await text()).not.toMatch(/ergänzen|DSGVO|WCAG/);
  }
  await page.context().addCookies([{ name: "payload-token", value: token, url: apps.url }]);
  const notice = page.getByText("Impressum oder Datenschutzerklärung ist nicht öffentlich.");
  await page.goto(`${apps.url}/admin`);
  await expect(notice).toBeVisible();
  await saveSettings({ ...contact, street: "Alte Gasse 1" }); // without one they are not published
  await publishTexts(apps.url, token);
  await page.reload();
  await expect(page.getByRole("region", { name: "E-Mail" })).toBeVisible();
  await expect(notice).toBeHidden();
  for (const moved of [
    {
      street: "Alte Gasse 1",
      phone: "0221 111",
      mobile: "0171 222",
      vatId: "DE111111111",
      website: "https://a.example",
    },
    { street: "Neue Allee 2", phone: "0221 333" },
  ]) {
    await saveSettings({ ...contact, ...moved });
    const impressum = async () => {
      await page.goto(`${apps.url}/impressum`);
      return page.getByRole("main").innerText();
    };
    await expect.poll(impressum).toContain(moved.street);
    for (const text of ["Lichtwerk", "Eva Licht", "50667 Köln", "DE111111111", "0171 222", "a.example", moved.phone]) {
      expect(await impressum()).toContain(text);
    }
    await page.goto(`${apps.url}/datenschutz`);
    await expect(page.getByRole("main")).toContainText(moved.street);
    await page.goto(`${apps.url}/barrierefreiheit`);
    await expect(page.getByRole("main").getByRole("link", { name: moved.phone })).toBeVisible();
  }
});

test("an editor makes one more legal text: it stands beside the others, opens in a dialog and names the agency", async ({
  page,
}) => {
  await page.context().addCookies([{ name: "payload-token", value: token, url: apps.url }]);
  await page.goto(`${apps.url}/admin/collections/pages/create`);
  await untilGuarded(page);
  await page.locator("#field-title").fill("AGB");
  await page.locator("#field-content").fill("Vertragspartner ist {{Name der Agentur}}.");
  await expect(page.locator("#field-address")).toHaveValue("agb");
  await page.locator("#field-placement").getByRole("combobox").click();
  await page.getByRole("option", { name: "als Rechtstext" }).click();
  await expect(page.getByText("Platzhalter einfügen")).toBeVisible();
  await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
  await expect(page.getByTitle("Status: Veröffentlicht")).toBeVisible();

  await expect(async () => {
    await page.goto(apps.url);
    await untilHydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click({ timeout: 1000 });
  }).toPass();
  const dialog = page.getByRole("dialog", { name: "AGB" });
  await expect(dialog).toContainText("Vertragspartner ist Lichtwerk.");
  await expectNoBarriers(page);
  await page.goto(`${apps.url}/agb`);
  await expect(page.getByRole("heading", { level: 1, name: "AGB" })).toBeVisible();
});

test("with an e-mail address and public texts the form takes messages, and search engines are welcome", async ({
  page,
}) => {
  await page.goto(apps.url);
  await expect(page.getByRole("form", { name: "Kontaktformular" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  expect((await sendInquiry("post@lichtwerk.example")).status).toBe(200);
});

test("browsers are told the licenses of what they get", async ({ page }) => {
  const answer = await page.request.get(`${apps.url}/lizenzen.txt`);
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  for (const part of ["## react-dom", "SIL OPEN FONT LICENSE", "## @tabler/icons"]) expect(text).toContain(part);
  const [admin = ""] = /\/admin\/\S+/.exec(text) ?? [];
  const ofAdmin = await page.request.get(apps.url + admin);
  expect([ofAdmin.status(), ofAdmin.headers()["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
  for (const part of ["@payloadcms/ui 3", "react-select 5", "Meta Platforms"])
    expect(await ofAdmin.text()).toContain(part);
  await page.goto(`${apps.url}/impressum`);
  await expect(page.getByRole("link", { name: "Lizenzen" })).toHaveAttribute("href", "/lizenzen.txt");
});
