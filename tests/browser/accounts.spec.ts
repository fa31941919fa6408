// @long content/src/accounts, content/src/ui
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { addAccount, signInByRest } from "../../testing/accounts.ts";
import { change, openAdmin, signIn, signInByForm } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { choose, confirm } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";

const PASSWORD = "Regenschirm Kamera Lampe";

async function newAccount(siteUrl: string, name: string) {
  const account = { email: `${name}-${Date.now()}@musterlicht.example`, password: PASSWORD };
  await addAccount(siteUrl, await signInByRest(siteUrl, ADMINISTRATOR), { ...account, role: "editor" });
  return account;
}

/** Opens the setup of two-factor authentication: its picture and the code's field are in view. */
async function startSetup(page: Page, password: string) {
  await page.getByRole("button", { name: "Einschalten" }).click();
  await page.getByLabel("Ihr Passwort").fill(password);
  const next = page.getByRole("button", { name: "Weiter", exact: true });
  await next.evaluate((button) => button.scrollIntoView({ block: "end" })); // where there is no room below
  await next.click();
  await expect(page.getByRole("img", { name: /QR-Code/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Code aus der App")).toBeFocused();
  await expect(page.getByLabel("Code aus der App")).toBeInViewport({ ratio: 1 });
}

/** Switches on two-factor authentication for the open account; returns how to generate its codes. */
async function switchOn(page: Page) {
  await startSetup(page, PASSWORD);
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await page.getByLabel("Code aus der App").fill(codeAt(Date.now()));
  await page.getByRole("button", { name: "Einschalten" }).click();
  return codeAt;
}

test("an editor switches two-factor authentication on and off, signs in with a code from the app or a recovery code, and loses the phone", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/status (?:of )?40[01]/);
  const account = await newAccount(siteUrl, "zweiter-schritt");
  await signIn(page, account);
  await openAdmin(page, "/account");
  await switchOn(page);
  await page.getByRole("button", { name: "Codes aufbewahrt" }).click();
  await page.getByRole("button", { name: "Ausschalten" }).click();
  await page.getByLabel("Ihr Passwort").fill(PASSWORD);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText(/^Nicht eingeschaltet/)).toBeVisible();

  const codeAt = await switchOn(page);
  const shown = page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  await expect(shown).toHaveCount(10);
  const recoveryCodes = await shown.allInnerTexts();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als Datei herunterladen" }).click();
  expect(readFileSync(await (await download).path(), "utf8").split("\n")).toEqual(recoveryCodes);
  await page.getByRole("button", { name: "Codes aufbewahrt" }).click();
  await expect(shown).toHaveCount(0);

  const code = page.getByLabel("Code aus der App");
  const submit = page.getByRole("button", { name: "Anmelden" });
  for (const [at, good] of [codeAt(Date.now() + 30_000), recoveryCodes[0] ?? ""].entries()) {
    await page.context().clearCookies();
    await openAdmin(page);
    await page.getByLabel("E-Mail").fill(account.email);
    await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await submit.click();
    if (at === 0) {
      await code.fill("000000");
      await submit.click();
      await expect(page.getByRole("alert").filter({ hasText: "Der Code stimmt nicht" })).toBeVisible();
    }
    await code.fill(good);
    await submit.click();
    await expect(page.getByRole("heading", { name: "Startseite" })).toBeVisible();
  }

  // Phone and codes are lost: an administrator switches it off, and the password is enough.
  const { user } = await (await page.request.get("/api/users/me")).json();
  await page.context().clearCookies();
  await signIn(page);
  await openAdmin(page, `/collections/users/${user.id}`);
  await page.getByRole("button", { name: "Ausschalten, weil das Telefon verloren ist" }).click();
  await expect(page.getByText("Ausgeschaltet. Eine E-Mail darüber ging nicht hinaus")).toBeVisible();
  expect(await signInByRest(siteUrl, account)).toBeTruthy();
  await openAdmin(page, "/collections/users/1");
  await startSetup(page, ADMINISTRATOR.password);
});

test("an invited colleague sets a password by the link and signs in with it", { tag: "@everyday" }, async ({
  page,
  guard,
}) => {
  guard.allowComplaint(/status (?:of )?40[013]/);
  const email = `einladung-${Date.now()}@musterlicht.example`;
  await signIn(page);
  await openAdmin(page, "/collections/users/create");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Einladen" }).click();
  const link = await page.getByText(/\/admin\/reset\/\w{40}$/).innerText();
  await page.context().clearCookies();
  await openAdmin(page, new URL(link).pathname.slice("/admin".length));
  const password = page.getByLabel("Neues Passwort");
  const submit = page.getByRole("button", { name: "Passwort festlegen" });
  await password.fill("kurz");
  await submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "mindestens 12 Zeichen" })).toBeVisible();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Startseite" })).toBeVisible();
  await page.context().clearCookies();
  await signInByForm(page, { email, password: PASSWORD });
});

test("changing one's own e-mail address requires the password; changing the password takes three fields that keep their values until it succeeds", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/status (?:of )?400/);
  const account = await newAccount(siteUrl, "passwort");
  await signIn(page, account);
  await openAdmin(page, "/account");
  const proof = page.getByLabel("Ihr Passwort, um die E-Mail-Adresse zu ändern");
  const address = page.locator("#field-email");
  await expect(address).toHaveValue(account.email);
  await expect(proof).toBeHidden();
  await change(page, () => address.fill(`neu-${account.email}`));
  await change(page, () => proof.fill("geraten geraten"));
  const answered = () => page.waitForResponse((response) => response.request().method() === "PATCH");
  const refused = answered();
  await page.getByRole("button", { name: "Speichern" }).click();
  expect((await refused).status()).toBe(400);
  await expect(page.getByText("Das bisherige Passwort stimmt nicht.").first()).toBeVisible();
  await expect(proof).toHaveValue("geraten geraten");
  await change(page, () => proof.fill(PASSWORD));
  const saved = answered();
  await page.getByRole("button", { name: "Speichern" }).click();
  expect((await saved).status()).toBe(200);
  await expect(proof).toBeHidden();
  await change(page, () => address.fill(account.email));
  await expect(proof).toHaveValue("");
  await change(page, () => address.fill(`neu-${account.email}`));
  await expect(proof).toBeHidden();

  const section = page.getByRole("region", { name: "Passwort", exact: true });
  const fields = section.locator("input:not([type=checkbox])");
  const [current, fresh, repeated] = [fields.nth(0), fields.nth(1), fields.nth(2)];
  await expect(fields).toHaveCount(3);
  await expect(current).toHaveAccessibleName("Bisheriges Passwort");
  await expect(current).toHaveAttribute("autocomplete", "current-password");
  await expect(fresh).toHaveAccessibleName("Neues Passwort");
  await expect(fresh).toHaveAccessibleDescription(/^Mindestens 12 Zeichen/);
  await expect(repeated).toHaveAccessibleName("Neues Passwort bestätigen");
  for (const field of [fresh, repeated]) await expect(field).toHaveAttribute("autocomplete", "new-password");

  const refuse = async (typed: [string, string, string], refused: typeof current, reason: RegExp) => {
    for (const [at, text] of typed.entries()) await fields.nth(at).fill(text);
    await repeated.press("Enter");
    await expect(refused).toHaveAccessibleDescription(reason);
    await expect(refused).toBeFocused();
    await expect(section.locator("[aria-invalid=true]")).toHaveCount(1);
    for (const [at, text] of typed.entries()) await expect(fields.nth(at)).toHaveValue(text);
  };
  const next = "Lampe Kamera Regenschirm";
  await refuse(["geraten geraten", next, next], current, /^Das bisherige Passwort stimmt nicht\./);
  await refuse([PASSWORD, "kurz", "kurz"], fresh, /^Das Passwort braucht mindestens 12 Zeichen\./);
  await refuse([PASSWORD, next, `${next}!`], repeated, /^Die neuen Passwörter sind nicht gleich\./);
  await repeated.fill(next);
  await section.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByText("Passwort geändert.", { exact: true })).toBeVisible();
  for (const field of await fields.all()) await expect(field).toHaveValue("");
  await expect(section.locator("[aria-invalid=true]")).toHaveCount(0);

  // The surrounding form doesn't treat it as somebody else's save.
  await change(page, () => page.getByLabel("Name", { exact: true }).fill("Ada"));
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert.", { exact: true }).first()).toBeVisible();
  expect(await signInByRest(siteUrl, { email: `neu-${account.email}`, password: next })).toBeTruthy();
});

test("an administrator sets a colleague's password without knowing the old one, and deletes the account; a role is never empty", async ({
  page,
  siteUrl,
}) => {
  const account = await newAccount(siteUrl, "kollegin");
  await signIn(page);
  const { docs } = await (await page.request.get(`/api/users?where[email][equals]=${account.email}`)).json();
  await openAdmin(page, `/collections/users/${docs[0].id}`);
  const section = page.getByRole("region", { name: "Passwort", exact: true });
  const password = "Lampe Kamera Regenschirm";
  await expect(section.locator("input:not([type=checkbox])")).toHaveCount(2);
  await section.getByLabel("Neues Passwort", { exact: true }).fill(password);
  await section.getByLabel("Neues Passwort bestätigen").fill(password);
  await section.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByText("Passwort geändert.", { exact: true })).toBeVisible();
  await expect(page.locator("#field-role .clear-indicator")).toHaveCount(0);
  await expect(page.locator("#field-role .dropdown-indicator")).toHaveCount(1);
  expect(await signInByRest(siteUrl, { ...account, password })).toBeTruthy();

  await choose(page, "Löschen");
  await confirm(page, "Endgültig löschen");
  await page.waitForURL(/\/collections\/users\/?(?:\?|$)/);
  const left = () => page.request.get(`/api/users?where[email][equals]=${account.email}`);
  await expect.poll(async () => (await (await left()).json()).docs).toEqual([]);
});
