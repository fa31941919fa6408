import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import type { Page } from "@playwright/test";
import { expectTree } from "../../testing/accessibility-tree.ts";
import { Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { untilHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

test.describe.configure({ mode: "serial" });

let apps: Apps;

test.beforeAll(async () => {
  apps = new Apps({ site: await freePort(), content: await freePort() });
  await apps.takeDemoAgency();
});

test.afterAll(() => apps.end());

test("a visitor who comes before there is any content sees the preloader, then, on init, the page, without a reload (spec §4, page loading)", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/status 50[23]: /);
  guard.expectComplaint(/console error: Failed to load resource.* 50[23]/);
  guard.expectComplaint(/console warning: The content has not arrived; asking again/);
  apps.start("site");
  await expect
    .poll(() =>
      fetch(`${apps.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  await page.addInitScript(() => document.addEventListener("init", () => Object.assign(window, { initiated: true })));

  const list = await page.context().newPage();
  await list.goto(`${apps.url}/projekte`);
  await expect(list.getByRole("heading", { name: "Gleich wieder da." })).toBeVisible();
  await expect(list.getByRole("link", { name: "Erneut versuchen" })).toBeVisible();
  await expectTree(list.getByRole("main"), "error");

  await page.clock.install();
  const response = await page.goto(apps.url);
  expect(response?.status()).toBe(503);
  expect(response?.headers()["retry-after"]).toMatch(/^\d+$/);
  await expect(page.getByRole("status")).toBeVisible();
  const retry = page.getByRole("link", { name: "Erneut versuchen" });
  await expect(retry).toBeHidden();
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000); // once the script has come
      return retry.isVisible();
    })
    .toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  apps.start("content");
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeAttached({ timeout: 150_000 });
  await expect(page).toHaveTitle(/Musterlicht/);
  expect(await page.evaluate(() => ["initiated" in window, "sameDocument" in window])).toEqual([true, true]);
  await expect(list.getByRole("heading", { level: 1, name: "Projekte" })).toBeVisible();
});

/** Pictures that were shown before are there; one encoded in the very last moment may never have been asked for. */
const PICTURE_MISSING = [/status 503: .*\/uploads\//, /console error: Failed to load resource.* 503 .*\/uploads\//];

test("while the content system is down, visitors see the last good page", async ({ page, guard }) => {
  PICTURE_MISSING.forEach(guard.allowComplaint);
  await apps.untilReady();
  const before = await (await fetch(apps.url)).text();
  await apps.stop("content", "SIGKILL");
  await page.goto(apps.url);
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeAttached();
  expect(await (await fetch(apps.url)).text()).toBe(before);
});

test("a site restarted while the content system is down still answers", async ({ page, guard }) => {
  PICTURE_MISSING.forEach(guard.allowComplaint);
  await apps.stop("site");
  apps.start("site");
  await expect
    .poll(() =>
      fetch(apps.url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  await page.goto(apps.url);
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeAttached();
});

test("once the content system is back, so are admin and new content; a refused message is found in content's log by its request's id", async () => {
  apps.start("content");
  await expect.poll(() => fetch(`${apps.url}/admin/login`).then(({ status }) => status)).toBe(200);
  expect((await fetch(`${apps.url}/graphql?query={projects{meta{pagination{total}}}}`)).status).toBe(200);
  const refused = await fetch(`${apps.url}/phpmail/`, { method: "POST", body: "{}" });
  expect([400, 403]).toContain(refused.status);
  const id = refused.headers.get("x-request-id") ?? "";
  expect(id).not.toBe("");
  await expect.poll(() => readFileSync(join(apps.folder, "content.log"), "utf8")).toContain(id);
});

test("while content hangs nobody is told that a message has failed: with script it is sent again by itself, without it by hand, and each is one inquiry", async ({
  page,
  browser,
  guard,
}) => {
  PICTURE_MISSING.forEach(guard.allowComplaint);
  guard.expectComplaint(/status 504: .*\/phpmail\//);
  guard.expectComplaint(/console error: Failed to load resource.* 504/);
  guard.expectComplaint(/hydrate/);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const early = await page.context().newPage(); // sends before React has come, which then finds the answer
  await early.route("**/assets/hydrate*.js", (route) => route.abort(), { times: 1 });
  const visitors = [page, plain, early].map((visitor, index) => ({ visitor, subject: `Ohne Antwort ${index}` }));
  const send = (visitor: Page) => visitor.getByRole("button", { name: "Nachricht senden" }).click();
  for (const { visitor, subject } of visitors) {
    await visitor.goto(`${apps.url}/#contact`);
    if (visitor === page) await untilHydrated(page);
    await visitor.getByLabel("Name").fill("Max Mustermann");
    await visitor.getByLabel("E-Mail-Adresse").fill("max@kunde.example");
    await visitor.getByLabel("Betreff").fill(subject);
    await visitor.getByLabel("Telefonnummer").fill("0221 4710");
    await visitor.getByLabel("Nachricht", { exact: true }).fill("Guten Tag, wir brauchen Bilder von zwölf Vasen.");
  }
  process.kill(apps.pid("content"), "SIGSTOP");
  try {
    await Promise.all(visitors.map(({ visitor }) => send(visitor)));
    await expect(page.getByText("Noch keine Antwort: Ob Ihre Nachricht")).toBeVisible();
    for (const visitor of [plain, early]) {
      await expect(visitor.getByRole("heading", { name: "Noch keine Antwort" })).toBeVisible();
    }
    await expect(plain.getByLabel("Betreff")).toHaveValue("Ohne Antwort 1");
  } finally {
    process.kill(apps.pid("content"), "SIGCONT");
  }
  await expect(page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.")).toBeVisible();
  await send(plain);
  for (const visitor of [plain, early]) {
    await expect(visitor).toHaveURL(`${apps.url}/nachricht-gesendet`);
  }
  expect(await subjectsLike("Ohne Antwort %")).toEqual(visitors.map(({ subject }) => subject));
});

test("told to stop while an inquiry is on its way, each app lets it arrive, and ends without an error", async () => {
  const subjects = ["Unterwegs beim Halt der Site", "Unterwegs beim Halt der Verwaltung"]; // by name
  for (const [name, url, subject = ""] of [
    ["site", apps.url, subjects[0]],
    ["content", apps.contentUrl, subjects[1]],
  ] as const) {
    const body = Buffer.from(JSON.stringify(inquiry(subject)));
    const headers = { ...INQUIRY_HEADERS, "content-length": body.byteLength, expect: "100-continue" };
    const sending = request(`${url}/phpmail/`, { method: "POST", headers, agent: false });
    const answered = once(sending, "response");
    sending.flushHeaders();
    await once(sending, "continue"); // the app has the request, and waits for its body

    const ended = apps.stop(name);
    const asked = () => fetch(`${url}/health`, { headers: { connection: "close" } }).catch(() => "closed");
    await expect.poll(asked).toBe("closed");
    sending.end(body);
    const [answer] = await answered;
    expect([name, answer.statusCode]).toEqual([name, 200]);
    answer.resume();
    expect([name, await ended]).toEqual([name, 0]);
  }
  expect(await subjectsLike("Unterwegs %")).toEqual(subjects);
});

/** Of the inquiries that are stored, in the order of their names. */
async function subjectsLike(pattern: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${join(apps.folder, "content.db")}` });
  const sql = "SELECT subject FROM inquiries WHERE subject LIKE ? ORDER BY subject";
  const { rows } = await client.execute({ sql, args: [pattern] });
  client.close();
  return rows.map(({ subject }) => subject);
}
