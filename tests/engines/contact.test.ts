import { type EnginePage, expect, test } from "../../testing/engines/test.ts";

const SEND = "Nachricht senden";

const FIELDS = {
  Name: "Max Mustermann",
  "E-Mail-Adresse": "max@kunde.example",
  Betreff: "Zwölf Vasen",
  Telefonnummer: "0221 (4710) 123/4",
  Nachricht: "Guten Tag, wir brauchen Bilder von zwölf Vasen.",
};

const result = () => document.querySelector("[data-result]")?.textContent;

async function fillIn(page: EnginePage, fields: Record<string, string>): Promise<void> {
  for (const [name, words] of Object.entries(fields)) {
    await page.focus("textbox", name);
    await page.type(words);
  }
}

test("an invalid form says what is missing, at its fields and at its button, which moves to the first (spec §4 and §5)", async ({
  page,
}) => {
  await page.openHydrated("/");
  await fillIn(page, { Name: "Max", "E-Mail-Adresse": "max", Telefonnummer: "abc", Betreff: "Vasen" });
  await page.focus("textbox", "Nachricht");
  await page.expect(["name", "email", "phone"], () =>
    [...document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")].map(({ name }) => name),
  );
  await page.key("Tab");
  expect(await page.focused()).toEqual({ role: "button", name: SEND });
  const reason = "Noch offen: Name, E-Mail-Adresse, Telefonnummer und Nachricht.";
  await page.expect([reason, "true"], () => {
    const button = document.activeElement;
    const reason = document.getElementById(button?.getAttribute("aria-describedby") ?? "");
    return [reason?.textContent, button?.ariaDisabled];
  });
  await page.key("Enter");
  await page.expect("name", () => (document.activeElement as HTMLInputElement).name);
  await page.expect(true, () => document.querySelector("#contact-message-error")?.checkVisibility());
});

test("text typed before React loads stays in its field, and further typing continues there, whatever an extension has added beside it", async ({
  page,
  site,
}) => {
  const release = site.hold("/assets/hydrate");
  await page.open("/#contact");
  await page.run(() => {
    for (const field of document.querySelectorAll("form [required]")) {
      field.insertAdjacentHTML("afterend", "<div data-lastpass-icon-root></div>");
    }
  });
  await page.focus("textbox", "Nachricht");
  await page.type("Vasen");
  await page.focus("textbox", "E-Mail-Adresse");
  await page.type("max@");
  release();
  await page.untilHydrated();
  await page.type("kunde.example");
  const values = () =>
    [...document.querySelectorAll<HTMLInputElement>("form [required]")].map(({ value }) => value).filter(Boolean);
  await page.expect(["max@kunde.example", "Vasen"], values);
  await page.key("Enter");
  const waiting = "Noch offen: Name, Betreff, Telefonnummer und Nachricht.";
  await page.expect(waiting, () => document.querySelector("#contact-waiting")?.textContent);
});

test("a message is sent by keyboard alone and confirmed at the focus (spec §4, contact form)", async ({
  page,
  site,
}) => {
  await page.openHydrated("/");
  await fillIn(page, FIELDS);
  await page.key("Tab");
  expect(await page.focused()).toEqual({ role: "button", name: SEND });
  const release = site.hold("/phpmail/");
  await page.key("Enter");
  await page.until(() => /unterwegs/.test(document.querySelector("form [role=status]")?.textContent ?? ""));
  expect(await page.has("button", SEND)).toBe(false);
  await page.until(() => document.activeElement?.closest("form") !== null);
  release();
  await page.expect("Ihre Nachricht wurde erfolgreich übermittelt.", result);
  await page.until(() => document.activeElement?.closest("form") !== null);
  await page.expect("", () => (document.querySelector("#contact-name") as HTMLInputElement).value);
});
