// @long PAGES, content/src/inquiries, content/src/platform/mail, site/src/server/cache/content-proxy, site/src/server/routes

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { STORED } from "@schaufenster/contract/contact";
import { axeOn, untilHydrated } from "../../testing/landing.ts";
import { ownApps } from "../../testing/shared-apps.ts";
import { expect, test } from "../../testing/test.ts";

/** Sent mails; without SMTP they are files. */
function mails(): string[] {
  const folder = join(ownApps().folder, "mail");
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}

const button = (page: Page) => page.getByRole("button", { name: "Nachricht senden" });

async function open(page: Page): Promise<void> {
  await page.goto("/#contact");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.getByLabel("Name").fill("Max Mustermann");
  await page.getByLabel("E-Mail-Adresse").fill("max@kunde.example");
  await page.getByLabel("Betreff").fill(subject);
  await page.getByLabel("Telefonnummer").fill("0221 (4710) 123/4");
  await page.getByLabel("Nachricht", { exact: true }).fill("Guten Tag, wir brauchen Bilder von zwölf Vasen.");
}

test("a message is sent, confirmed and mailed to the agency, with the visitor in Reply-To (spec §2, §4, §7)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(4000); // a person needs at least that long
  const subject = `Zwölf Vasen ${Date.now()}`;
  await fillIn(page, subject);
  await expect(button(page)).toBeEnabled();
  const posted = page.waitForRequest((request) => request.url().endsWith("/phpmail/"));
  await button(page).click();
  const { to, from, ...rest } = (await posted).postDataJSON();
  expect([to, from]).toEqual(["hallo@musterlicht.example", "max@kunde.example"]);
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(["subject", "phone", "name", "message"]));

  const thanks = page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.");
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("status").filter({ has: thanks })).toBeVisible();
  await expect(page.getByLabel("Betreff")).toHaveValue("");
  await page.clock.runFor(5000); // spec §9, success message duration
  await expect(thanks).toBeHidden();

  await expect.poll(() => mails().filter((mail) => mail.includes(subject.slice(-13)))).toHaveLength(1);
  const [mail = ""] = mails().filter((text) => text.includes(subject.slice(-13)));
  expect(mail).toMatch(/^To: .*hallo@musterlicht\.example/m);
  expect(mail).toMatch(/^Reply-To: .*max@kunde\.example/m);
  expect(mail).not.toMatch(/^From: .*max@kunde\.example/m);
});

/** Changes the form before React loads, as password managers, a grammar checker and a translator do. */
async function extend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const BESIDE = ["<div data-lastpass-icon-root></div>", "<com-1password-button></com-1password-button>"];
    addEventListener("DOMContentLoaded", () => {
      for (const [index, field] of document.querySelectorAll("form [required]").entries()) {
        field.insertAdjacentHTML("afterend", BESIDE[index] ?? "<grammarly-extension></grammarly-extension>");
        for (const label of (field as HTMLInputElement).labels ?? []) {
          label.innerHTML = `<font><font>${label.innerHTML}</font></font>`;
        }
      }
    });
  });
}

test("text typed before React loads stays in its field, and further typing continues there, whatever extensions have added beside the fields", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/console debug: Island 'contact-form' did not match its HTML/);
  await extend(page);
  for (const [label, begun, keys, typedOn, whole] of [
    ["E-Mail-Adresse", "j.mueller@", [], "example.de", "j.mueller@example.de"],
    ["Nachricht", "zwölf Vasen", ["Home"], "Guten Tag, wir brauchen ", "Guten Tag, wir brauchen zwölf Vasen"],
    ["Betreff", "Vasen, alle", ["Shift+Home"], "Zwölf Vasen", "Zwölf Vasen"],
  ] as const) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/hydrate*.js", (route) => held.then(() => route.continue()));
    await page.goto("about:blank");
    await page.goto("/#contact");
    await page.getByLabel("Name").pressSequentially("Jürgen Müller");
    await page.getByLabel(label, { exact: true }).pressSequentially(begun);
    for (const key of keys) await page.keyboard.press(key);
    release();
    await untilHydrated(page);
    await page.keyboard.type(typedOn);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(whole);
    await expect(page.getByLabel("Name")).toHaveValue("Jürgen Müller");
    await button(page).press("Enter");
    await expect(page.getByText(/^Noch offen: (?!Name)/)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.unroute("**/assets/hydrate*.js");
  }
});

test("a page translated in the browser keeps counting characters and listing what is missing", async ({ page }) => {
  await open(page);
  await page.getByLabel("Nachricht", { exact: true }).fill("zwölf");
  await page.getByLabel("Nachricht", { exact: true }).blur();
  await page.locator("#contact form").evaluate((form) => {
    const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await fillIn(page, "Übersetzt");
  const length = "Guten Tag, wir brauchen Bilder von zwölf Vasen.".length;
  await expect(page.getByText(`${length} / 1000`)).toBeVisible();
  await expect(page.getByLabel("Nachricht", { exact: true })).toHaveAccessibleDescription(
    new RegExp(`${length} von 1000 Zeichen`),
  );
  await expect(page.getByText(/Noch offen/)).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test("errors are described beside the field, after it was first left, and move nothing; characters are counted towards 1000, and a longer text is kept but not sent (spec §5)", {
  tag: "@everyday",
}, async ({ page }) => {
  await open(page);
  const places = () =>
    page.locator("#contact").evaluate((section) => {
      const { top } = section.getBoundingClientRect();
      return [...section.querySelectorAll("label, button")].map((part) => part.getBoundingClientRect().top - top);
    });
  const before = await places();
  const hint = page.getByText("Bitte geben Sie mehr als 10 Zeichen ein!");
  const mistake = page.getByText("Die Nachricht braucht mindestens 10 Zeichen.");
  await expect(hint).toBeVisible();
  const cases = [
    ["Name", "Max", /^Bitte geben Sie Vor- und Nachnamen an/],
    ["E-Mail-Adresse", "max@", /Nicht vollständig\. Etwa so/],
    ["Betreff", "abc", /^Bitte schreiben Sie den Betreff etwas ausführlicher/],
    ["Nachricht", "Zu kurz", /^Die Nachricht braucht mindestens 10 Zeichen\. 7 von 1000 Zeichen$/],
    ["Telefonnummer", "0221 abc", /darf nur Ziffern, Leerzeichen/], // the only one on two lines
  ] as const;
  for (const [label, value, sentence] of cases) {
    const field = page.getByLabel(label, { exact: true });
    if (label === "Telefonnummer") await expect.poll(places).toEqual(before);
    await field.fill(value);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await field.blur();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(sentence);
  }
  await expect(hint.or(mistake).filter({ visible: true }), "the mistake stands in its place").toHaveCount(1);
  await expect(page.getByText("7 / 1000")).toBeVisible();
  await expect(button(page)).toBeDisabled();
  const missing = "Noch offen: Name, E-Mail-Adresse, Betreff, Telefonnummer und Nachricht.";
  await expect(page.getByRole("status").filter({ hasText: missing })).toBeVisible();
  await expect(button(page)).toHaveAccessibleDescription(missing);
  // It is focusable, and moves to the first error (WCAG 3.3.1).
  await button(page).press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  const { violations } = await (await axeOn(page)).include("#contact").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await fillIn(page, "Lange Geschichte");
  await expect(hint.or(mistake).filter({ visible: true }), "it asks for nothing that is there").toHaveCount(0);
  const message = page.getByLabel("Nachricht", { exact: true });
  await message.fill("a".repeat(1001));
  await message.blur();
  await expect(page.getByText("1001 / 1000")).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await message.fill("a".repeat(1000));
  await expect(button(page)).toBeEnabled();
});

/** A text that both advertising bots and people write. */
const WITH_LINK = "Guten Tag, so etwas wie https://vorbild.example hätten wir gern.";

async function mailWith(subject: string): Promise<string> {
  const found = () => mails().find((mail) => mail.includes(subject.slice(-13)));
  await expect.poll(found).toBeTruthy();
  return found() ?? "";
}

test("a reload keeps an unsent message; sending it right after that isn't treated as a bot's (spec §4)", async ({
  page,
}) => {
  await open(page);
  const subject = `Wieder da ${Date.now()}`;
  await fillIn(page, subject);
  await page.getByLabel("Nachricht", { exact: true }).fill(WITH_LINK);
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByLabel("Betreff")).toHaveValue(subject);
  await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue(WITH_LINK);
  await expect(button(page)).toBeEnabled();
  const posted = page.waitForRequest((request) => request.url().endsWith("/phpmail/"));
  await button(page).click();
  expect((await posted).postDataJSON()).not.toHaveProperty("elapsed");
  await expect(page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.")).toBeVisible();
  expect(await mailWith(subject)).not.toContain("Spamverdacht");
});

test("the form's time counts from when the page began to load, however late scripts run (spec §4)", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.clock.install();
  await page.route("**/assets/hydrate*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/#contact");
  const subject = `Langsame Leitung ${Date.now()}`;
  await fillIn(page, subject);
  await page.getByLabel("Nachricht", { exact: true }).fill(WITH_LINK);
  await page.clock.runFor(4000);
  release();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const posted = page.waitForRequest((request) => request.url().endsWith("/phpmail/"));
  await button(page).click();
  expect((await posted).postDataJSON().elapsed).toBeGreaterThanOrEqual(4000);
  expect(await mailWith(subject)).not.toContain("Spamverdacht");
});

test("three rings replace the button while sending; on an error the form is kept; without a connection the visitor reads what to do (spec §4, §8)", {
  tag: "@everyday",
}, async ({ page, guard }) => {
  guard.expectComplaint(/status 503/);
  guard.expectComplaint(/console error: Failed to load resource.* 503/);
  guard.expectComplaint(/failed: .*phpmail/);
  guard.expectComplaint(/console error: Failed to load resource.*ERR_/);
  let answer = () => {};
  await page.route("**/phpmail/", async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 503, json: { error: { message: "Gerade geht es nicht." } } });
  });
  await open(page);
  await fillIn(page, "Fehlerfall");
  // At the lower edge of a phone, below which the result would appear.
  await page.setViewportSize({ width: 390, height: 700 });
  await button(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
  await button(page).click();
  await expect(page.getByText("Ihre Nachricht ist unterwegs …")).toBeVisible();
  await expect(button(page)).toBeHidden();
  await expect(page.locator("form :focus")).toHaveCount(1); // the focus is never lost (WCAG 2.4.3)
  answer();
  await expect(page.getByRole("status").filter({ hasText: "Gerade geht es nicht." })).toBeVisible();
  await expect(page.locator("form :focus")).toHaveCount(1);
  await expect(page.locator("[data-result='error']")).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByLabel("Betreff")).toHaveValue("Fehlerfall");
  await expect(button(page)).toBeEnabled();

  await page.unroute("**/phpmail/");
  await page.route("**/phpmail/", (route) => route.abort("connectionrefused"));
  await button(page).click();
  await expect(page.getByText(/Bitte prüfen Sie Ihre Verbindung/)).toBeVisible();
  await expect(page.getByLabel("Betreff")).toHaveValue("Fehlerfall");
});

test("without a response a message is retried automatically, under one key, for two minutes; then the visitor reads what is known and how else to reach the agency", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/status 50[34]: .*phpmail/);
  guard.expectComplaint(/console error: Failed to load resource.* 50[34]/);
  const keys = new Set<string | undefined>();
  let attempts = 0;
  let answer = { status: 504, body: "" };
  await page.route("**/phpmail/", (route) => {
    attempts += 1;
    keys.add(route.request().headers()["idempotency-key"]);
    return route.fulfill(answer);
  });
  await page.clock.install();
  await open(page);
  await fillIn(page, "Keine Antwort");
  await button(page).click();
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "Noch keine Antwort: Ob Ihre Nachricht angekommen ist" })).toBeVisible();
  await expect(button(page)).toBeHidden();

  // Refused temporarily: that says nothing about the first attempt.
  answer = { status: 503, body: JSON.stringify({ error: { message: "Sie wurde nicht gesendet." } }) };
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(button(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  const known = "Es kam keine Antwort: Ob Ihre Nachricht angekommen ist, wissen wir nicht.";
  await expect(status.filter({ hasText: known })).toContainText(/Telefon 0221\s4710\s123, E-Mail hallo@musterlicht/);
  await expect(page.getByText("Sie wurde nicht gesendet.")).toBeHidden();
  await expect(page.getByLabel("Betreff")).toHaveValue("Keine Antwort");
  expect(attempts).toBeGreaterThan(10);

  answer = { status: 200, body: JSON.stringify(STORED) };
  await button(page).click();
  await expect(page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.")).toBeVisible();
  await expect(page.getByLabel("Betreff")).toHaveValue("");
  expect(keys.size).toBe(1);
});

test("text written while a message is being sent stays", async ({ page }) => {
  let answer = () => {};
  await page.route("**/phpmail/", async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: STORED });
  });
  await open(page);
  await fillIn(page, "Nachtrag");
  await button(page).click();
  await expect(page.getByText("Ihre Nachricht ist unterwegs …")).toBeVisible();
  await page.getByLabel("Betreff").fill("Nachtrag, noch einer");
  answer();
  await expect(page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.")).toBeVisible();
  await expect(page.getByLabel("Betreff")).toHaveValue("Nachtrag, noch einer");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the send button is grey while something is missing; a message that can't be accepted comes back with all of its values, and once corrected it is sent and confirmed by a page (spec §4)", {
    tag: "@everyday",
  }, async ({ page, guard }) => {
    guard.expectComplaint(/status 4\d\d: .*phpmail/);
    guard.allowComplaint(/console error: Failed to load resource/);
    await page.goto("/#contact");
    await expect(button(page)).toHaveCSS("cursor", "not-allowed");
    const grey = await button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await fillIn(page, "    ."); // long enough for the browser, too short without its spaces
    await expect(button(page)).not.toHaveCSS("cursor", "not-allowed");
    await expect(button(page)).not.toHaveCSS("background-color", grey);
    await button(page).click();
    await expect(page.getByRole("heading", { name: "Ihre Nachricht wurde noch nicht gesendet" })).toBeInViewport();
    await expect(page.getByLabel("Name")).toHaveValue("Max Mustermann");
    await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue(/zwölf Vasen/);
    await expect(page.getByText(/^Bitte schreiben Sie den Betreff etwas ausführlicher/).first()).toBeVisible();

    const subject = `Ohne Skript ${Date.now()}`;
    await page.getByLabel("Betreff").fill(subject);
    await button(page).click();
    await expect(page).toHaveURL("/nachricht-gesendet");
    const thanks = page.getByText("Ihre Nachricht wurde erfolgreich übermittelt.");
    await expect(thanks).toBeVisible();
    expect((await thanks.boundingBox())?.height, "the height of one line, in px").toBeLessThan(40);
    await expect.poll(() => mails().some((mail) => mail.includes(subject.slice(-13)))).toBe(true);
  });
});
