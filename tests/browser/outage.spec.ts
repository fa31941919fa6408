// @long scripts/run-apps.ts, site/src/server/cache/content-proxy, site/src/server/cache, site/src/server/routes, site/src/shell.tsx

import { once } from "node:events";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import type { Page } from "@playwright/test";
import { expectTree } from "../../testing/accessibility-tree.ts";
import { Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { untilHydrated } from "../../testing/landing.ts";
import { ownApps } from "../../testing/shared-apps.ts";
import { expect, test } from "../../testing/test.ts";

test("a visitor who arrives before there is any content sees the preloader, then, on init, the page, without a reload (spec §4, page loading)", {
  tag: "@everyday",
}, async ({ page, guard }) => {
  guard.expectComplaint(/status 50[23]: /);
  guard.expectComplaint(/console error: Failed to load resource.* 50[23]/);
  guard.expectComplaint(/console warning: The content has not arrived; asking again/);
  const ports = { site: await freePort(), content: await freePort() };
  const apps = new Apps(ports);
  // Nothing listens on its port until the tests' content system does.
  const forwarding = createServer((asked) => {
    const answering = connect(Number(new URL(ownApps().contentUrl).port), "127.0.0.1");
    for (const socket of [asked, answering]) socket.on("error", () => socket.destroy());
    asked.pipe(answering).pipe(asked);
  });
  apps.start("site");
  const isUp = () =>
    fetch(`${apps.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
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
      await page.clock.fastForward(10_000);
      return retry.isVisible();
    })
    .toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  forwarding.listen(ports.content, "127.0.0.1");
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeAttached();
  await expect(page).toHaveTitle(/Musterlicht/);
  expect(await page.evaluate(() => ["initiated" in window, "sameDocument" in window])).toEqual([true, true]);
  await expect(list.getByRole("heading", { level: 1, name: "Projekte" })).toBeVisible();
  await Promise.all([page.close(), list.close()]);
  await apps.end();
  forwarding.close();
});

test.describe("with apps that hang and stop", () => {
  let apps: Apps;

  test.beforeAll(async () => {
    apps = await Apps.ofDemoAgency();
  });

  test.afterAll(() => apps.end());

  test("while content hangs nobody is told that a message has failed: with script it is retried automatically, without it by hand, and each is one inquiry; pages stay up", async ({
    page,
    browser,
    guard,
  }) => {
    // One encoded at the last moment may never have been requested.
    guard.allowComplaint(/status 503: .*\/uploads\//);
    guard.allowComplaint(/console error: Failed to load resource.* 503 .*\/uploads\//);
    guard.expectComplaint(/status 504: .*\/phpmail\//);
    guard.expectComplaint(/console error: Failed to load resource.* 504/);
    guard.expectComplaint(/hydrate/);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const early = await page.context().newPage(); // sends before React has loaded, which then finds the response
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
      expect((await fetch(apps.url)).status).toBe(200);
    } finally {
      process.kill(apps.pid("content"), "SIGCONT");
    }
    await expect(page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.")).toBeVisible();
    await send(plain);
    for (const visitor of [plain, early]) {
      await expect(visitor).toHaveURL(`${apps.url}/nachricht-gesendet`);
    }
    expect(await subjectsLike(apps, "Ohne Antwort %")).toEqual(visitors.map(({ subject }) => subject));
  });

  test("when stopped while an inquiry is being sent, each app lets it arrive, and exits without an error", async () => {
    const subjects = ["Unterwegs beim Halt der Site", "Unterwegs beim Halt der Verwaltung"];
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
    expect(await subjectsLike(apps, "Unterwegs %")).toEqual(subjects);
  });
});

async function subjectsLike(apps: Apps, pattern: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${join(apps.folder, "content.db")}` });
  const sql = "SELECT subject FROM inquiries WHERE subject LIKE ? ORDER BY subject";
  const { rows } = await client.execute({ sql, args: [pattern] });
  client.close();
  return rows.map(({ subject }) => subject);
}
