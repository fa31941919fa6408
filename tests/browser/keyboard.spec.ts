// @long PAGES
import type { Page } from "@playwright/test";
import { carouselOn } from "../../testing/carousel.ts";
import { consentCookieOf, consentOn } from "../../testing/consent.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { tabTo } from "../../testing/keyboard.ts";
import { gotoHydrated, scrolled, untilHydrated } from "../../testing/landing.ts";
import { expectActive, slider, thumbnail } from "../../testing/slider.ts";

test.use({ consent: null, reducedMotion: "no-preference" });

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

test("everything on the landing page works by keyboard alone, and the focus is always visible (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11)", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  const consent = consentOn(page);
  await expect(consent.heading).toBeFocused();
  await tabTo(consent.details);
  await press(page, "Enter");
  await expect(consent.box("Analysen")).toBeFocused();
  await press(page, "Space");
  await expect(consent.box("Analysen")).toBeChecked();
  await tabTo(consent.button("Auswahl speichern"));
  await press(page, "Enter");
  await expect(consent.root).toBeHidden();

  await tabTo(link(page, "Zum Inhalt"));
  await press(page, "Enter", "Tab"); // neither the skip link nor further keyboard use waits for the page to scroll
  await expect(button(page, "Bildwechsel anhalten")).toBeFocused();
  await press(page, "Space");
  await expect(button(page, "Bildwechsel fortsetzen")).toBeFocused();
  await tabTo(thumbnail(page, "Film"));
  await press(page, "Enter");
  await expectActive(page, "Film");
  await expect(thumbnail(page, "Film")).toBeFocused();

  await tabTo(navigation(page).getByRole("link", { name: "Fotografie" }), { back: true });
  await press(page, "Enter", "Tab");
  await expect(link(page, "Projekte: Fotografie")).toBeFocused();
  const references = link(page, "Referenzen: Produkt und Werkstück");
  await tabTo(references);
  await press(page, "Enter");
  await expect(button(page, "Dialog schließen")).toBeFocused();
  await press(page, "Escape");
  await expect(references).toBeFocused();
  const film = link(page, "Referenzen: Kamerafahrt");
  await tabTo(film);
  await press(page, "Enter");
  await tabTo(button(page, "Schließen"));
  await press(page, "Enter");
  await expect(film).toBeFocused();

  const carousel = carouselOn(page);
  await tabTo(carousel.root.getByRole("button", { name: "Bildwechsel der Referenzen anhalten" }));
  await press(page, "Enter");
  await page.emulateMedia({ reducedMotion: "reduce" }); // everything that moves automatically has been stopped
  await tabTo(carousel.next);
  await expect(carousel.sliding).toHaveCount(0);
  const [, second = ""] = await carousel.row();
  await press(page, "Enter");
  await expect.poll(async () => (await carousel.row())[0]).toBe(second);
  await expect(carousel.next).toBeFocused();
  await tabTo(carousel.reachable.getByRole("link").last(), { back: true });

  await tabTo(link(page, "Fotografie Anfragen"), { back: true });
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeFocused();
  await tabTo(page.getByLabel("Name"));
  await page.keyboard.type("Max");
  await tabTo(page.getByLabel("E-Mail-Adresse"));
  await page.keyboard.type("max@kunde.example");
  await tabTo(page.getByLabel("Betreff"));
  await expect(page.getByLabel("Betreff")).toHaveValue("Anfrage: Fotografie");
  await tabTo(page.getByLabel("Telefonnummer"));
  await page.keyboard.type("0221 4710 123");
  await tabTo(page.getByLabel("Nachricht", { exact: true }));
  await page.keyboard.type("Wir brauchen Bilder von zwölf Vasen.");
  await tabTo(button(page, "Nachricht senden"));
  await press(page, "Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Bitte geben Sie Vor- und Nachnamen an.");
  await press(page, "End");
  await page.keyboard.type(" Mustermann");
  await tabTo(button(page, "Nachricht senden"));
  await press(page, "Enter");
  await expect(page.getByRole("form").getByRole("status")).toHaveText("Ihre Nachricht wurde erfolgreich übermittelt.");
  await expect(page.locator("form :focus")).toHaveCount(1);

  for (const name of ["Impressum", "Datenschutzerklärung"]) {
    const opener = page.getByRole("contentinfo").getByRole("link", { name });
    await tabTo(opener);
    await press(page, "Enter");
    await expect(dialog(page, name).getByRole("region", { name })).toBeFocused();
    await press(page, "Escape");
    await expect(opener).toBeFocused();
  }
  await tabTo(link(page, "Cookie-Einstellungen"));
  await press(page, "Enter");
  await expect(consent.heading).toBeFocused();
  await tabTo(consent.button("Ich bin nicht einverstanden"));
  await press(page, "Enter");
  await expect(link(page, "Cookie-Einstellungen")).toBeFocused();
  expect((await consentCookieOf(page))?.settings).toMatchObject({ statistics: false });
  await tabTo(link(page, "Top"));
  await press(page, "Enter");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(link(page, "Musterlicht, zur Startseite")).toBeFocused();
  await expect(slider(page)).toBeVisible();
});

test.describe("with consent answered", () => {
  test.use({ consent: { statistics: false, personalization: false }, reducedMotion: "reduce" });

  test("the projects are browsed by keyboard alone, and the focus is always visible (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11)", async ({
    page,
  }) => {
    await gotoHydrated(page, "/projekte?seite=2");
    await tabTo(link(page, "Zum Inhalt"));
    await tabTo(link(page, "Ältere"));
    await press(page, "Enter");
    await expect(page).toHaveURL(/seite=3/);
    await untilHydrated(page);
    await tabTo(link(page, "Siebzehn Zähne weiter"));
    await press(page, "Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Siebzehn Zähne weiter" })).toBeVisible();
    await untilHydrated(page);
    const pictures = page.locator("[data-series] a");
    await tabTo(pictures.first());
    await press(page, "Enter");
    const lightbox = dialog(page, "Bilder in groß");
    await expect(lightbox).toBeFocused();
    await press(page, "ArrowRight");
    await expect(lightbox.getByRole("status")).toContainText("Bild 2 von 5");
    await press(page, "Escape");
    await expect(pictures.nth(1)).toBeFocused();
    await tabTo(link(page, "Kurzfilm über eine Reparatur"));
    await press(page, "Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Kurzfilm über eine Reparatur" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Siebzehn Zähne weiter" })).toBeVisible();

    await untilHydrated(page);
    // Chromium logs an error if a window changes during a page transition.
    await expect(page.locator("html:active-view-transition")).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await tabTo(button(page, "Menü"));
    await press(page, "Enter");
    await tabTo(dialog(page, "Navigation").getByRole("link", { name: "Projekte" }));
    await press(page, "Enter");
    await expect(page).toHaveURL("/projekte");
    await untilHydrated(page);
    await tabTo(page.getByRole("navigation", { name: "Kategorien" }).getByRole("link", { name: "Luftbild" }));
    await press(page, "Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Luftbild" })).toBeVisible();
  });
});
