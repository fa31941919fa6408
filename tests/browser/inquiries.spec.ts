import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { goTo, openAdmin, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";

/** An account that may read inquiries. */
async function reader(siteUrl: string) {
  const account = { email: `sekretariat-${Date.now()}@musterlicht.example`, password: "nur-für-die-tests-3" };
  const token = await signInByRest(siteUrl, administrator());
  await addAccount(siteUrl, token, { ...account, role: "editor", readsInquiries: true });
  return account;
}

test("what looks like a robot's stands on the admin's start page and is accepted by one press (spec §4)", async ({
  page,
  siteUrl,
}) => {
  const subject = `Verdächtig ${Date.now()}`;
  const posted = await fetch(`${siteUrl}/phpmail/`, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify({ ...inquiry(subject), homepage: "https://spam.example" }),
  });
  expect(posted.status).toBe(200);
  await signIn(page, await reader(siteUrl));
  await openAdmin(page);
  const suspicious = page.getByRole("region", { name: /mit Spamverdacht/ });
  await expect(suspicious.getByRole("listitem").filter({ hasText: subject })).toContainText(
    "Ein Feld, das Menschen nicht sehen, war ausgefüllt.",
  );
  await suspicious.getByRole("button", { name: `Kein Spam: ${subject}` }).click();
  await expect(page.getByText(subject)).toHaveCount(0);
  await goTo(page, "/collections/inquiries");
  await expect(page.getByRole("row").filter({ hasText: subject })).toContainText(/^.*Neu/);
});

test("without a mail server the start page says what to set up, no inquiry counts as delivered, and a phone answers it, notes it, takes it and finds it again", async ({
  page,
  siteUrl,
}) => {
  const subject = `Ohne Mailserver ${Date.now()}`;
  await fetch(`${siteUrl}/phpmail/`, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify(inquiry(subject)),
  });
  await signIn(page, await reader(siteUrl));
  await openAdmin(page);
  const mail = page.getByRole("region", { name: "E-Mail" });
  await expect(mail).toContainText("Es ist kein Mailserver eingerichtet.");
  await expect(mail).toContainText("SMTP_URL");
  const status = async () => {
    const answer = await page.request.get("/api/inquiries", {
      params: { "where[subject][equals]": subject, depth: 0 },
    });
    return ((await answer.json()) as { docs: { status: string }[] }).docs[0]?.status;
  };
  await expect.poll(status).toBe("unsent");
  await goTo(page, "/collections/inquiries");
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
  await expect(page.getByLabel("Zuständigkeit")).toHaveValue(/^sekretariat-/);
  await expect(letter).toContainText(/Zuständig: sekretariat-/);
  await expect(page.getByRole("button", { name: "Ich kümmere mich" })).toHaveCount(0);
  const note = `Ruft am Montag zurück (${subject}).`;
  await page.getByLabel("Notiz").fill(note);
  await page.getByRole("button", { name: "Ist beantwortet" }).click();
  await expect(letter).toContainText("Status: Beantwortet");
  await page.reload();
  await expect(page.getByLabel("Notiz")).toHaveValue(note);
  await page.getByRole("button", { name: "Ist erledigt" }).click();
  await expect(letter).toContainText("Status: Erledigt");

  await goTo(page, `/collections/inquiries?search=${encodeURIComponent("ruft am montag")}`);
  const row = page.getByRole("row").filter({ hasText: subject });
  await expect(row).toContainText("Erledigt");
  await expect(row).toContainText("sekretariat-");
  await row.getByRole("link").first().click();
  await page.getByRole("button", { name: "Wieder öffnen" }).click();
  await expect(letter).toContainText("Status: Neu");
});
