// @long site/src/browser.ts, site/src/layout, site/src/pages/landing
import type { Page } from "@playwright/test";
import { consentOn, storedBy } from "../../testing/consent.ts";
import { untilHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

test.use({ consent: null });

/** As in browsers whose visitor has blocked all cookies: they read as none, and all storage throws. */
async function blockAll(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  await page.addInitScript(forbidStorage);
}

/** As in a sandboxed frame: any access to cookies or storage throws. */
async function forbidAll(page: Page): Promise<void> {
  await page.addInitScript(forbidStorage);
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: forbid, set: forbid });
  });
}

function forbidStorage(): void {
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get });
}

async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Max Mustermann");
  await page.getByLabel("E-Mail-Adresse").fill("max@kunde.example");
  await page.getByLabel("Betreff").fill(`Ohne Cookies ${Date.now()}`);
  await page.getByLabel("Telefonnummer").fill("0221 4710");
  await page.getByLabel("Nachricht", { exact: true }).fill("Guten Tag, wir brauchen Bilder von zwölf Vasen.");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.")).toBeVisible();
}

for (const [how, block] of [
  ["blocked by the visitor", blockAll],
  ["forbidden with an error", forbidAll],
] as const) {
  test(`cookies ${how}: the page works, a message arrives, and nobody is asked for consent that can't be stored (spec §7)`, async ({
    page,
  }) => {
    await block(page);
    await page.goto("/#contact");
    await untilHydrated(page);
    await expect(consentOn(page).root).toHaveCount(0);
    await sendMessage(page);
    await consentOn(page).reopen();
    await consentOn(page).button("Einverstanden").click();
    await expect(consentOn(page).root).toBeHidden();
  });
}

test("if the browser drops the answer, the visitor is asked once per visit, and nothing counts as consent", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
  });
  await page.goto("/");
  await consentOn(page).button("Einverstanden").click();
  await page.goto("/projekte");
  await untilHydrated(page);
  await expect(consentOn(page).root).toHaveCount(0);
  expect(await storedBy(page)).toEqual(["cookie-consent-lost"]);
});
