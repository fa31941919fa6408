// @long content/build, content/src/accounts, content/src/ui, content/src/app, content/src/editing, content/src/platform/mail

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIResponse, Page, Route } from "@playwright/test";
import { addAccount, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { ownApps } from "../../testing/shared-apps.ts";
import { expect, test } from "../../testing/test.ts";
import { wrongAnswers } from "../../testing/wrong-answers.ts";

/** Navigates to another screen by a link of the admin. */
const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click();

const germanPage = (page: Page) => page.getByRole("heading", { name: "Diese Seite ist nicht vollständig geladen" });

/** Expects the German page, whose button reloads the screen; or Next has already reloaded it. */
async function expectScreen(page: Page, name: string): Promise<void> {
  const broken = germanPage(page);
  const screen = page.getByRole("heading", { name, exact: true });
  await expect(broken.or(screen)).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(/couldn.t load|Reload|go back/);
  await page.unrouteAll();
  if (await broken.isVisible()) await page.getByRole("button", { name: "Neu laden" }).click();
  await expect(screen).toBeVisible();
}

/** Lets the test answer Next's request for the content of an admin screen. */
const answerScreen = (page: Page, answer: (route: Route, response: APIResponse) => Promise<unknown>) =>
  page.route(
    (url) => url.pathname === "/admin/collections/projects",
    async (route) => {
      const { rsc, "next-router-prefetch": prefetch } = route.request().headers();
      if (!rsc || prefetch) return route.fallback();
      await answer(route, await route.fetch({ maxRetries: 1 }));
    },
  );

test("a response that is cut off or invalid between two screens of the admin leads to the screen or to a German page that reloads it", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/./);
  const answers = await wrongAnswers(siteUrl);
  await signIn(page);
  await openAdmin(page);
  const folded = page.getByRole("button", { name: "Menü öffnen" });
  await expect(folded.or(page.getByRole("link", { name: "Projekte", exact: true })).first()).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await answerScreen(page, async (route, response) => answers.break(route, await response.text()));
  await follow(page, "Projekte");
  await expectScreen(page, "Projekte");
  await answers.stop();

  await openAdmin(page);
  await answerScreen(page, async (route, response) => {
    const body = (await response.text()).replace('"docs":[', '"docs":7,"others":[');
    await route.fulfill({ response, body });
  });
  await follow(page, "Projekte");
  await expect(germanPage(page)).toBeVisible();
  await expectScreen(page, "Projekte");
});

test("a script missing after an update leads to the German page, and unsaved text is kept", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/./);
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const made = await page.request.post("/api/menuitems?draft=true", {
    headers,
    data: { title: "Alt", _status: "draft" },
  });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await signIn(page);
  await openAdmin(page, `/collections/menuitems/${id}`);
  await untilGuarded(page);
  await page.route(/autosave=true/, (route) => route.abort());
  await page.getByRole("textbox", { name: "Beschriftung" }).fill("Noch nicht gespeichert");
  await follow(page, "Projekte");
  await page.waitForURL(/projects\?.*sort=/); // the list has written its own state into its address
  await page.route("**/_next/static/chunks/**", (route) => route.fulfill({ status: 404, body: "Not Found" }));
  const project = page.locator("tbody").getByRole("link").first();
  const title = await project.innerText();
  await project.click();
  // The calendar is a separate script.
  await page.locator(".collapsible", { hasText: "Mehr" }).getByRole("button").first().click();
  await expect(germanPage(page)).toBeVisible();
  await expectScreen(page, title);
  await openAdmin(page, `/collections/menuitems/${id}`);
  await expect(page.getByRole("textbox", { name: "Beschriftung" })).toHaveValue("Noch nicht gespeichert");
  await page.request.delete(`/api/menuitems/${id}`, { headers });
});

/** The link in the newest mail to an address; without SMTP mails are files. */
function linkTo(address: string): string | undefined {
  const folder = join(ownApps().folder, "mail");
  const names = existsSync(folder) ? readdirSync(folder) : []; // created with the first mail
  const mails = names.map((name) => readFileSync(join(folder, name), "utf8").replace(/=\r?\n/g, ""));
  const links = mails.filter((mail) => mail.includes(address)).map((mail) => /\/admin\/reset\/\w{40}/.exec(mail)?.[0]);
  return links.filter((link) => link !== undefined).at(-1);
}

test("a forgotten password is reset by a mailed link, requested on the sign-in page or at an expired invitation", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/403/);
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const email = `vergessen-${Date.now()}@musterlicht.example`;
  await addAccount(siteUrl, token, { email, password: "Regenschirm Kamera Lampe", role: "editor" });
  await openAdmin(page, "/login");
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByRole("heading", { name: "Passwort vergessen" }).waitFor();

  await openAdmin(page, `/reset/${"a".repeat(40)}`);
  await page.getByLabel("Neues Passwort").fill("Regenschirm Kamera Lampe");
  await page.getByRole("button", { name: "Passwort festlegen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Dieser Link gilt nicht mehr" })).toBeVisible();
  await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
  await page.getByRole("heading", { name: "Passwort vergessen" }).waitFor();
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Gehört die E-Mail-Adresse zu einem Konto" })).toBeVisible();
  await expect.poll(() => linkTo(email)).toBeTruthy();
  await page.goto(linkTo(email) ?? "");
  await page.getByLabel("Neues Passwort").fill("Laterne Kamera Regenschirm");
  await page.getByRole("button", { name: "Passwort festlegen" }).click();
  await expect(page.getByRole("heading", { name: "Startseite" })).toBeVisible();
});
