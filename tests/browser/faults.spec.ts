import { truncateSync } from "node:fs";
import { join } from "node:path";
import { Agency } from "../../testing/agency.ts";
import { expect, test } from "../../testing/test.ts";

test.describe.configure({ mode: "serial" });

const OVERLOADED = "Gerade erreichen uns sehr viele Nachrichten auf einmal, und Ihre wurde nicht gesendet.";

/** Both apps by `npm start`. */
const agency = new Agency();

test.beforeAll(async () => {
  await agency.start();
});

test.afterAll(() => agency.end());

test("more inquiries than can be taken: a visitor is told so in German and keeps his text; what was accepted is stored", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/status 503: .*\/phpmail\//);
  guard.expectComplaint(/Failed to load resource.* 503/);
  await page.clock.install();
  await page.goto(`http://localhost:${agency.port}/#contact`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.clock.runFor(4000); // a person needs at least so long
  await page.getByLabel("Name").fill("Max Mustermann");
  await page.getByLabel("E-Mail-Adresse").fill("max@kunde.example");
  await page.getByLabel("Betreff").fill("Im Gedränge");
  await page.getByLabel("Telefonnummer").fill("0221 4710");
  await page.getByLabel("Nachricht", { exact: true }).fill("Guten Tag, wir brauchen Bilder von zwölf Vasen.");

  const send = page.getByRole("button", { name: "Nachricht senden" });
  await expect(send).toBeEnabled();
  const content = agency.pid("content") ?? 0;
  process.kill(content, "SIGSTOP");
  const subjects = Array.from({ length: 70 }, (_, index) => `Im Gedränge, Nr. ${index}`);
  const answers = subjects.map((subject) => agency.inquire(subject));
  const refused = await Promise.race(answers);
  expect([refused.status, refused.retryAfter]).toEqual([503, "60"]);
  await send.click();
  await expect(page.getByText(OVERLOADED)).toBeVisible();
  await expect(page.getByLabel("Betreff")).toHaveValue("Im Gedränge");
  process.kill(content, "SIGCONT");

  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 503, 504].includes(status))).toEqual([]);
  const accepted = subjects.filter((_, index) => statuses[index] === 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(await agency.subjects()).toEqual(expect.arrayContaining(accepted));
});

test("the content system dies: pages go on, and npm start brings it back", async () => {
  const before = agency.pid("content");
  agency.kill("content");
  expect((await agency.get("/")).status).toBe(200);
  let answer = await agency.inquire("Währenddessen");
  // A process that is being ended takes connections for a moment yet; nobody knows what becomes of these.
  while (answer.status === 504) answer = await agency.inquire("Währenddessen");
  expect(answer.status).toBe(503);
  expect(answer.body).toContain("Bitte versuchen Sie es in ein paar Minuten noch einmal");
  await expect.poll(async () => (await agency.inquire("Danach")).status).toBe(200);
  expect(agency.pid("content")).not.toBe(before);
  expect((await agency.get("/")).status).toBe(200);
});

test("a database that was emptied ends npm start with a sentence, and is not filled with the demo agency", async () => {
  await agency.stop();
  truncateSync(join(agency.dataDir, "content.db"));
  expect(await agency.start({ empty: true })).toBe(78);
  expect(agency.output).toMatch(/The content system cannot start: .*npm run restore/);
  expect(agency.output).not.toMatch(/^\s+at /m);
  expect(agency.output).not.toContain("demo agency");
});
