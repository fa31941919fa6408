// @long content/src/inquiries, content/src/platform/mail

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { addAccount, signInByRest } from "../../testing/accounts.ts";
import { goTo, openAdmin, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { choose, confirm, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { expectNoBarriers } from "../../testing/landing.ts";
import { ownApps } from "../../testing/shared-apps.ts";

async function reader(siteUrl: string, name: string) {
  const account = { email: `${name}-${Date.now()}@musterlicht.example`, password: "nur-für-die-tests-3" };
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  await addAccount(siteUrl, token, { ...account, role: "editor", readsInquiries: true });
  return account;
}

/** Sends the contact form as a visitor's browser does. */
async function send(siteUrl: string, subject: string, more: object = {}): Promise<void> {
  const body = JSON.stringify({ ...inquiry(subject), ...more });
  const { status } = await fetch(`${siteUrl}/phpmail/`, { method: "POST", headers: INQUIRY_HEADERS, body });
  expect(status).toBe(200);
}

test("a suspected bot's message is accepted by one click (spec §4); on a phone an inquiry is read, answered, annotated, assigned and found again", {
  tag: "@everyday",
}, async ({ page, siteUrl }) => {
  const now = Date.now();
  const [subject, robots] = [`Ohne Mailserver ${now}`, `Verdächtig ${now}`];
  await send(siteUrl, subject);
  await send(siteUrl, robots, { homepage: "https://spam.example" });
  const [account, colleague] = [await reader(siteUrl, "sekretariat"), await reader(siteUrl, "kollegin")];
  const rest = await restOf(siteUrl, account);
  const found = async () =>
    (await rest("GET", `inquiries?where[subject][equals]=${encodeURIComponent(subject)}&depth=0`)).docs[0];
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  await signIn(page, account);
  await openAdmin(page);
  const mail = page.getByRole("region", { name: "E-Mail" });
  await expect(mail).toContainText("Es ist kein Mailserver eingerichtet.");
  await expect(mail).not.toContainText(/SMTP|\.env|\/mail/);
  const suspicious = page.getByRole("region", { name: /mit Spamverdacht/ });
  await expect(suspicious.getByRole("listitem").filter({ hasText: robots })).toContainText(
    "Ein Feld, das Menschen nicht sehen, war ausgefüllt.",
  );
  await suspicious.getByRole("button", { name: `Kein Spam: ${robots}` }).click();
  await expect(page.getByText(robots)).toHaveCount(0);

  await goTo(page, "/collections/inquiries");
  await expect(page.getByRole("row").filter({ hasText: robots })).toContainText(/^.*Neu/);
  await expect(page.getByRole("row").filter({ hasText: subject })).toContainText("Neu, nicht per E-Mail versandt");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("row").filter({ hasText: subject }).getByRole("link").first().click();
  const letter = page.getByRole("article", { name: "Anfrage" });
  await expect(letter).toContainText("was kostet ein Porträt");
  await expect(letter).toContainText("Nicht per E-Mail versandt: Es ist kein Mailserver eingerichtet.");
  const reply = page.getByRole("link", { name: "Antworten" });
  await expect(reply).toBeInViewport({ ratio: 1 });
  await expect(reply).toHaveClass(/btn--style-primary/);
  await expect(page.getByText("was kostet ein Porträt")).toBeInViewport({ ratio: 1 });
  const buttons = await page.locator(".doc-controls__controls .btn").all();
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
  await expect(reply).toHaveAttribute("href", /^mailto:erika%40beispiel\.example\?subject=Re%3A%20Ohne%20Mailserver/);
  await expect(page.getByRole("link", { name: "Anrufen" })).toHaveAttribute("href", "tel:02214711");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole("button", { name: "Ich kümmere mich" }).click();
  await expect(letter).toContainText(/Zuständig: sekretariat-/);
  await expect(page.getByRole("button", { name: "Ich kümmere mich" })).toHaveCount(0);
  const assignee = page.getByLabel("Zuständigkeit");
  await assignee.selectOption(colleague.email);
  await page.getByRole("button", { name: `An ${colleague.email} übergeben` }).click();
  await expect(letter).toContainText(`hat die Anfrage an ${colleague.email} übergeben.`);
  await expectNoBarriers(page, ".document-fields");
  await expect(letter).toContainText("liegt als Datei auf dem Server");
  const note = `Ruft am Montag zurück (${subject}).`;
  await page.getByLabel("Notiz").fill(note);
  await page.getByRole("button", { name: "Ist beantwortet" }).click();
  await expect(letter).toContainText("Status: Beantwortet");
  await expect.poll(async () => (await found())?.note).toBe(note);
  await page.getByRole("button", { name: "Ist erledigt" }).click();
  await expect(letter).toContainText("Status: Erledigt");

  await goTo(page, `/collections/inquiries?search=${encodeURIComponent("ruft am montag")}`);
  const row = page.getByRole("row").filter({ hasText: subject });
  await expect(row).toContainText("Erledigt");
  await expect(row).toContainText("kollegin-");
  await row.getByRole("link").first().click();
  await page.getByRole("button", { name: "Wieder öffnen" }).click();
  await expect(letter).toContainText("Status: Neu");
  await page.getByRole("button", { name: "Ist Spam" }).click();
  await expect(letter).toContainText("Status: Spam");
  await page.getByRole("button", { name: "Kein Spam" }).click();
  await expect(letter).toContainText("Status: Neu");
});

test("inquiries are exported as a table; a failed one stored as a file is retried, and deleted", async ({
  page,
  siteUrl,
}) => {
  const subject = `befehle-${Date.now()}`;
  await send(siteUrl, subject);
  const account = await reader(siteUrl, "tabelle");
  const rest = await restOf(siteUrl, account);
  const found = async () => (await rest("GET", `inquiries?where[subject][equals]=${subject}`)).docs[0];
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  await signIn(page, account);
  await openAdmin(page, "/collections/inquiries");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Diese Anfragen als Tabelle herunterladen (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("anfragen.csv");

  const folder = join(ownApps().folder, "mail");
  const mails = () =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => readFileSync(path, "utf8").includes(subject));
  for (const path of mails()) rmSync(path);
  await goTo(page, `/collections/inquiries/${(await found())?.id}`);
  await page.getByRole("button", { name: "Zustellen", exact: true }).click();
  await expect.poll(() => mails().length).toBe(1);
  await expect.poll(async () => (await found())?.status).toBe("unsent");
  await choose(page, "Löschen");
  await confirm(page, "Endgültig löschen");
  await expect.poll(found).toBeUndefined();
});
