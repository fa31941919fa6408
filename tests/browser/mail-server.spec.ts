import { join } from "node:path";
import { createClient } from "@libsql/client";
import { MailServer } from "../../content/testing/mail-server.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR, Apps } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { test as base, expect } from "../../testing/test.ts";

const mail = new MailServer();
let apps: Promise<Apps> | undefined;

async function start(): Promise<Apps> {
  const SMTP_URL = `smtp://127.0.0.1:${await mail.start()}`;
  return Apps.ofDemoAgency({ SMTP_URL, MAIL_FROM: "website@musterlicht.example" });
}

/** In apps of their own: those that all tests share have no mail server. */
const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => {
    apps ??= start();
    await use((await apps).url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  folder: async ({}, use) => use((await apps)?.folder ?? ""),
});

test.afterAll(async () => {
  await (await apps)?.end();
  await mail.stop();
});

const arrived = (subject: string) => mail.received.filter(({ email }) => email.subject?.includes(subject));

test("the start page sends a mail to who is signed in, to try the mail server, and says what became of it", async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page);
  const section = page.getByRole("region", { name: "E-Mail" });
  await expect(section).toContainText("Er steht in den Einstellungen des Servers (Datei .env)");
  const press = () => section.getByRole("button", { name: `Testmail an ${ADMINISTRATOR.email} senden` }).click();
  await press();
  await expect(section.getByRole("status")).toContainText(`hat die Testmail an ${ADMINISTRATOR.email} angenommen.`);
  expect(arrived("Testmail Ihrer Website").map(({ to }) => to)).toEqual([[ADMINISTRATOR.email]]);
  mail.mood = "refusing recipients";
  await press();
  await expect(section.getByRole("status")).toHaveText(/ging nicht hinaus .*Das Postfach gibt es dort nicht/);
  mail.mood = "well";
  await press();
  await expect(section.getByRole("status")).toHaveText(/angenommen\./);
});

test("an inquiry whose delivery was given up is delivered once its reader asks for it again", async ({
  page,
  siteUrl,
  folder,
}) => {
  const subject = "Aufgegeben";
  mail.mood = "refusing recipients";
  await fetch(`${siteUrl}/phpmail/`, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify(inquiry(subject)),
  });
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const stored = async () => {
    const headers = { authorization: `JWT ${token}` };
    const answer = await fetch(`${siteUrl}/api/inquiries?where[subject][equals]=${subject}&depth=0`, { headers });
    return ((await answer.json()) as { docs: { id: number; status: string; lastError: string | null }[] }).docs[0];
  };
  await expect.poll(async () => (await stored())?.lastError).toBeTruthy();
  // It is tried for two days; whether it is given up then is for retries.test.ts to say.
  const client = createClient({ url: `file:${join(folder, "content.db")}` });
  await client.execute("UPDATE inquiries SET status = 'failed', next_attempt_at = NULL, lease = NULL");
  client.close();
  mail.mood = "well";
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page, `/collections/inquiries/${(await stored())?.id}`);
  await page.getByRole("button", { name: "Erneut zustellen", exact: true }).click();
  await expect.poll(() => arrived(subject).length).toBe(1);
  await expect.poll(async () => (await stored())?.status).toBe("delivered");
});
