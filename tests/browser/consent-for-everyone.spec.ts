// @long site/src/layout
import { consentCookieOf, consentOn } from "../../testing/consent.ts";
import { expect, test } from "../../testing/demo-agency.ts";

test.use({ consent: null });

const REFUSED = { necessary: true, statistics: false, personalization: false, marketing: false };

test("the dialog fits 320 px, magnified windows and forced colours (WCAG 1.4.4, 1.4.10, 1.4.11)", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/projekte");
  const consent = consentOn(page);
  await expect(consent.heading).toBeInViewport();
  await consent.details.click();
  for (const [width, height] of [
    [320, 256],
    [320, 568],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [content, box] = await consent.root.locator("form").evaluate((form) => [form.scrollWidth, form.clientWidth]);
    expect(content).toBeLessThanOrEqual(box ?? 0);
    for (const part of [consent.heading, consent.box("Personalisierung"), consent.button("Auswahl speichern")]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    const small = await consent.root
      .getByRole("button")
      .or(consent.root.getByRole("checkbox"))
      .or(consent.root.getByRole("link"))
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 24).length);
    expect(small).toBe(0); // WCAG 2.5.8
  }
  const border = await consent.button("Allen zustimmen").evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(border).toBe("solid");
});

for (const [locale, name, refuse] of [
  ["en-GB", "Cookies? You decide.", "I do not agree"],
  ["oc-FR", "De cookies? Decidissètz vos.", "Soi pas d’acòrdi"],
] as const) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    test(`the dialog is in that language (spec §3, consent settings, ${locale})`, async ({ page }) => {
      await page.goto("/nachricht-gesendet");
      const consent = consentOn(page, name);
      await expect(consent.root).toHaveAttribute("lang", locale.slice(0, 2));
      await consent.button(refuse).click();
      await expect(consent.root).toBeHidden();
      expect((await consentCookieOf(page))?.settings).toEqual(REFUSED);
    });
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog doesn't appear, nothing is stored, and its link leads to the explanation", async ({
    page,
    context,
  }) => {
    await page.goto("/nachricht-gesendet");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
    await expect(page).toHaveURL("/datenschutz");
    await expect(page.getByText("Ist JavaScript in Ihrem Browser abgeschaltet")).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});
