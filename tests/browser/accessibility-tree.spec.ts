// @long PAGES, tests/trees, tools/demo
import { expectTree } from "../../testing/accessibility-tree.ts";
import { carouselOn } from "../../testing/carousel.ts";
import { consentOn } from "../../testing/consent.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated, openWithStoppedClock, scrollPage } from "../../testing/landing.ts";
import { slider } from "../../testing/slider.ts";

test("the dialogs of the landing page and its form have the recorded roles, names and order for screen readers", async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/status 400: .*phpmail/);
  guard.expectComplaint(/console error: Failed to load resource.*phpmail/);
  await page.addInitScript(() => Object.assign(Math, { random: () => 0 })); // which of several references comes first
  await gotoHydrated(page, "/");
  for (const [opener, name] of [
    ["Impressum", "imprint-dialog"],
    ["Datenschutzerklärung", "privacy-dialog"],
    ["Video ansehen: Leuchten Musterschein", "video-dialog"],
    ["Referenzen: Architektur und Raum", "picture-dialog"],
    ["Referenzen: Produkt und Werkstück", "one-of-several-dialog"],
  ] as const) {
    await page.getByRole("link", { name: opener }).last().press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toHaveAttribute("aria-busy");
    await expectTree(dialog, name);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  const consent = consentOn(page);
  await consent.reopen();
  await expectTree(consent.root, "consent");
  await consent.details.press("Enter");
  await expectTree(consent.root, "consent-details");
  await consent.button("Auswahl speichern").press("Enter");

  const form = page.getByRole("form");
  const send = page.getByRole("button", { name: "Nachricht senden" });
  await send.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expectTree(form, "form-with-mistakes");
  await page.getByLabel("Name").fill("Max Mustermann");
  await page.getByLabel("E-Mail-Adresse").fill("max@kunde.example");
  await page.getByLabel("Betreff").fill("Zwölf Vasen");
  await page.getByLabel("Telefonnummer").fill("0221 4710 123");
  await page.getByLabel("Nachricht", { exact: true }).fill("Wir brauchen Bilder von zwölf Vasen.");
  const message =
    "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.";
  await page.route("**/phpmail/", (route) => route.fulfill({ status: 400, json: { error: { message } } }));
  await send.press("Enter");
  await expect(form.getByRole("status")).toContainText("konnte nicht gesendet werden");
  await expectTree(form, "form-not-sent");
  await page.route("**/phpmail/", (route) => route.fulfill({ json: { status: "ok" } }));
  await send.press("Enter");
  await expect(form.getByRole("status")).toContainText("erfolgreich übermittelt");
  await expectTree(form, "form-sent");

  await page.setViewportSize({ width: 390, height: 844 });
  await scrollPage(page, 0);
  await page.getByRole("button", { name: "Menü" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Navigation" });
  await expect(menu.locator("[aria-current]")).toHaveText("Start");
  await expectTree(menu, "menu");
});

test.describe("with automatic motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("slider and carousel have the recorded roles, names and order for screen readers, playing and paused", async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await expect(slider(page)).toHaveAttribute("data-playing");
    await expectTree(slider(page), "slider-playing");
    await page.getByRole("button", { name: "Bildwechsel anhalten" }).press("Enter");
    await expect(slider(page)).not.toHaveAttribute("data-playing");
    await expectTree(slider(page), "slider-paused");

    const carousel = carouselOn(page);
    await carousel.root.getByRole("button", { name: "Bildwechsel der Referenzen anhalten" }).press("Enter");
    const [, second = ""] = await carousel.row();
    await carousel.next.press("Enter");
    await expect.poll(async () => (await carousel.row())[0]).toBe(second);
    await expect(carousel.sliding).toHaveCount(0);
    await expectTree(carousel.root, "carousel-paused");
  });
});
