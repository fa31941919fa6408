import { truncateSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { expect, test } from "../../testing/test.ts";

test.describe.configure({ mode: "serial" });

const OVERLOADED = "Gerade erreichen uns sehr viele Nachrichten auf einmal, und Ihre wurde nicht gesendet.";

/** Both apps by `npm start`. */
let apps: Apps;

test.beforeAll(async () => {
  const settings = { CONTACT_RATE_PER_ADDRESS: "1000000", CONTACT_RATE_TOTAL: "1000000" };
  apps = new Apps({ site: await freePort(), content: await freePort() }, settings);
  await apps.takeDemoAgency();
  void apps.npmStart();
  await apps.untilReady();
});

test.afterAll(() => apps.end());

/** Posts the contact form as a browser does. */
function inquire(subject: string): Promise<Response> {
  return fetch(apps.url + CONTACT_PATH, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify(inquiry(subject)),
  });
}

/** Subjects of all inquiries, read from the file. */
async function stored(): Promise<string[]> {
  const client = createClient({ url: `file:${join(apps.folder, "content.db")}` });
  const { rows } = await client.execute("SELECT subject FROM inquiries ORDER BY id");
  client.close();
  return rows.map(({ subject }) => String(subject));
}

test("more inquiries than can be taken: a visitor is told so in German and keeps his text; what was accepted is stored", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/status 503: .*\/phpmail\//);
  guard.expectComplaint(/Failed to load resource.* 503/);
  await page.clock.install();
  await page.goto(`${apps.url}/#contact`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.clock.runFor(4000); // a person needs at least so long
  await page.getByLabel("Name").fill("Max Mustermann");
  await page.getByLabel("E-Mail-Adresse").fill("max@kunde.example");
  await page.getByLabel("Betreff").fill("Im Gedränge");
  await page.getByLabel("Telefonnummer").fill("0221 4710");
  await page.getByLabel("Nachricht", { exact: true }).fill("Guten Tag, wir brauchen Bilder von zwölf Vasen.");

  const send = page.getByRole("button", { name: "Nachricht senden" });
  await expect(send).toBeEnabled();
  const content = apps.pid("content");
  process.kill(content, "SIGSTOP");
  const subjects = Array.from({ length: 70 }, (_, index) => `Im Gedränge, Nr. ${index}`);
  const answers = subjects.map((subject) => inquire(subject));
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  await send.click();
  await expect(page.getByText(OVERLOADED)).toBeVisible();
  await expect(page.getByLabel("Betreff")).toHaveValue("Im Gedränge");
  process.kill(content, "SIGCONT");

  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 503, 504].includes(status))).toEqual([]);
  const accepted = subjects.filter((_, index) => statuses[index] === 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(await stored()).toEqual(expect.arrayContaining(accepted));
});

test("the content system dies: pages go on, and npm start brings it back", async () => {
  const before = apps.pid("content");
  process.kill(before, "SIGKILL");
  expect((await fetch(apps.url)).status).toBe(200);
  let answer = await inquire("Währenddessen");
  // A process that is being ended takes connections for a moment yet; nobody knows what becomes of these.
  while (answer.status === 504) answer = await inquire("Währenddessen");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Bitte versuchen Sie es in ein paar Minuten noch einmal");
  await expect.poll(async () => (await inquire("Danach")).status).toBe(200);
  expect(apps.pid("content")).not.toBe(before);
  expect((await fetch(apps.url)).status).toBe(200);
});

test("a database that was emptied ends npm start with a sentence, and is not filled with the demo agency", async () => {
  await apps.stop("npm start");
  const saidBefore = apps.said("npm start").length;
  truncateSync(join(apps.folder, "content.db"));
  expect(await apps.npmStart()).toBe(78);
  const said = apps.said("npm start").slice(saidBefore);
  expect(said).toMatch(/The content system cannot start: .*npm run restore/);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said).not.toContain("demo agency");
});
