import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/test.ts";
import { wrongAnswers } from "../../testing/wrong-answers.ts";

/** Goes to another screen by a link of the admin. */
const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click();

/** Ends in the German page, whose button loads the screen again; or Next has loaded it again by itself. */
async function expectScreen(page: Page, name: string): Promise<void> {
  const broken = page.getByRole("heading", { name: "Diese Seite ist nicht vollständig geladen" });
  const screen = page.getByRole("heading", { name, exact: true });
  await expect(broken.or(screen)).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(/couldn.t load|Reload|go back/);
  await page.unrouteAll();
  if (await broken.isVisible()) await page.getByRole("button", { name: "Neu laden" }).click();
  await expect(screen).toBeVisible();
}

test("an answer that breaks off between two screens of the admin ends in the screen or in a German page that loads it again", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/./);
  const answers = await wrongAnswers(siteUrl);
  await signIn(page);
  await openAdmin(page);
  const folded = page.getByRole("button", { name: "Menü öffnen" });
  if (await folded.isVisible()) await folded.click();
  await page.route(
    (url) => url.pathname === "/admin/collections/projects",
    async (route) => {
      const { rsc, "next-router-prefetch": prefetch } = route.request().headers();
      if (!rsc || prefetch) return route.fallback();
      return answers.break(route, await (await route.fetch()).text());
    },
  );
  await follow(page, "Projekte");
  await expectScreen(page, "Projekte");
  await answers.stop();
});

/** The link in the newest mail to an address; without SMTP mails are files. */
function linkTo(address: string): string | undefined {
  const folder = join(process.env.APPS_FOLDER ?? "", "mail");
  const names = existsSync(folder) ? readdirSync(folder) : []; // the first mail makes it
  const mails = names.map((name) => readFileSync(join(folder, name), "utf8").replace(/=\r?\n/g, ""));
  const links = mails.filter((mail) => mail.includes(address)).map((mail) => /\/admin\/reset\/\w{40}/.exec(mail)?.[0]);
  return links.filter((link) => link !== undefined).at(-1);
}

test("a forgotten password is set by the mail's link, asked for where one signs in or at an invitation that has expired", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/403/);
  const token = await signInByRest(siteUrl, administrator());
  for (const from of ["/login", `/reset/${"a".repeat(40)}`]) {
    const email = `vergessen-${Date.now()}@musterlicht.example`;
    await addAccount(siteUrl, token, { email, password: "Regenschirm Kamera Lampe", role: "editor" });
    await openAdmin(page, from);
    if (from === "/login") await page.getByRole("link", { name: "Passwort vergessen?" }).click();
    else {
      await page.getByLabel("Neues Passwort").fill("Regenschirm Kamera Lampe");
      await page.getByRole("button", { name: "Passwort festlegen" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "Dieser Link gilt nicht mehr" })).toBeVisible();
      await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
    }
    await page.getByRole("heading", { name: "Passwort vergessen" }).waitFor();
    await page.getByLabel("E-Mail").fill(email);
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Gehört die E-Mail-Adresse zu einem Konto" }),
    ).toBeVisible();
    await expect.poll(() => linkTo(email)).toBeTruthy();
    await page.goto(linkTo(email) ?? "");
    await page.getByLabel("Neues Passwort").fill("Laterne Kamera Regenschirm");
    await page.getByRole("button", { name: "Passwort festlegen" }).click();
    await expect(page.getByRole("heading", { name: "Startseite" })).toBeVisible();
    await page.context().clearCookies();
  }
});
