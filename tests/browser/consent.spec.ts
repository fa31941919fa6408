import { CONSENT_COOKIE } from "../../site/src/layout/consent/settings-cookie.ts";
import { consentCookieOf, consentOn, focusIsKept } from "../support/consent.ts";
import { expectNoBarriers, layoutShift, untilHydrated, watchLayoutShift } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

test.use({ consent: null });

/** Spec §9, in seconds; and how exactly a browser keeps it. */
const MAX_AGE_S = 365 * 24 * 3600;
const DAY_S = 24 * 3600;

const REFUSED = { necessary: true, statistics: false, personalization: false, marketing: false };
const AGREED = { ...REFUSED, statistics: true, personalization: true };

test("the consent dialog asks once, takes every answer and is opened again (spec §2 and §4, consent dialog)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchLayoutShift(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null };
        Object.assign(window, { largestIsDialog: element?.closest("dialog") != null });
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto("/");
  const consent = consentOn(page);

  // Before React is there, modal, and nothing decided.
  await expect(consent.heading).toBeFocused();
  expect(await consentCookieOf(page)).toBeNull();
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => "largestIsDialog" in window)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { largestIsDialog: boolean }).largestIsDialog)).toBe(false);
  expect(await layoutShift(page)).toBe(0);
  await expectNoBarriers(page);

  // Static backdrop, no keyboard dismissal; twice, for a browser lets a page refuse a close only once in a row.
  await page.mouse.click(20, 450);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
  await expect(consent.root).toBeVisible();
  expect((await consent.root.boundingBox())?.width).toBeGreaterThan(800);

  // Refusing is as visible as agreeing.
  const refuse = consent.button("Ich bin nicht einverstanden");
  const agree = consent.button("Einverstanden");
  const [left, right] = [await refuse.boundingBox(), await agree.boundingBox()];
  expect([left?.y, left?.width, left?.height]).toEqual([right?.y, right?.width, right?.height]);
  const look = (element: HTMLElement) => {
    const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    return [color, backgroundColor, fontSize, fontWeight, borderColor];
  };
  expect(await refuse.evaluate(look)).toEqual(await agree.evaluate(look));

  // By keyboard alone, which stays within.
  await consent.heading.focus();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    expect(await focusIsKept(page)).toBe(true);
  }
  await consent.details.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(consent.box("Analysen")).toBeFocused();
  await expect(consent.box("Notwendig")).toBeChecked();
  await expect(consent.box("Notwendig")).toBeDisabled();
  await expect(consent.box("Analysen")).not.toBeChecked();
  await expect(consent.box("Personalisierung")).not.toBeChecked();
  await expect(consent.root.getByRole("button")).toHaveText(["Auswahl speichern", "Allen zustimmen"]);
  await expectNoBarriers(page);
  await page.keyboard.press("Enter");
  await expect(consent.root).toBeVisible();
  await page.keyboard.press("Space");
  await consent.button("Auswahl speichern").press("Enter");
  await expect(consent.root).toBeHidden();

  const cookie = await consentCookieOf(page);
  expect(cookie?.settings).toEqual({ ...REFUSED, statistics: true });
  expect(cookie).toMatchObject({ name: "cookie-consent-settings", path: "/", sameSite: "Strict", secure: false });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - MAX_AGE_S)).toBeLessThan(DAY_S);

  // Presets, and the simple view again.
  await consent.reopen();
  await expect(consent.root.getByRole("button")).toHaveText(["Ich bin nicht einverstanden", "Einverstanden"]);
  await consent.details.click();
  await expect(consent.box("Analysen")).toBeChecked();
  await expect(consent.box("Personalisierung")).not.toBeChecked();
  await consent.button("Allen zustimmen").click();
  await expect(consent.root).toBeHidden();
  expect((await consentCookieOf(page))?.settings).toEqual(AGREED);

  await consent.reopen();
  await expect(consent.details).toBeVisible();
  await refuse.click();
  await expect(consent.root).toBeHidden();
  expect((await consentCookieOf(page))?.settings).toEqual(REFUSED);
  await expect(page.getByRole("link", { name: "Cookie-Einstellungen" })).toBeFocused();

  await consent.reopen();
  await agree.click();
  expect((await consentCookieOf(page))?.settings).toEqual(AGREED);
});

test("on a phone too; a broken cookie counts as none, and legal texts can be read before choosing (spec §2)", async ({
  page,
  context,
  siteUrl,
}) => {
  await context.addCookies([{ name: CONSENT_COOKIE, value: "%7Bnecessary", url: siteUrl }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/projekte");
  const consent = consentOn(page);
  await expect(consent.root).toBeVisible();
  await expect(consent.button("Ich bin nicht einverstanden")).toBeInViewport({ ratio: 1 });
  await expect(consent.button("Einverstanden")).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page);

  await untilHydrated(page);
  await consent.root.getByRole("link", { name: "Datenschutzerklärung" }).click();
  const policy = page.getByRole("dialog", { name: "Datenschutzerklärung" });
  await expect(policy.getByRole("heading", { name: "1. Datenschutz auf einen Blick" })).toBeVisible();
  await policy.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(policy).toBeHidden();
  await expect(consent.root).toBeVisible();

  await consent.details.click();
  await expectNoBarriers(page);
  await page.reload();
  await expect(consent.button("Einverstanden")).toBeVisible();

  // The law wants both texts at hand without an obstacle.
  await page.goto("/impressum");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: "Verbraucherstreitbeilegung" })).toBeVisible();
  await expect(consent.root).toBeHidden();
  await consent.reopen();
});

test("it fits 320 px, magnified windows and forced colours (WCAG 1.4.4, 1.4.10, 1.4.11)", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
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
  test.describe(`to a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`it speaks the same (spec §3, consent settings, ${locale})`, async ({ page }) => {
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

  test("it does not appear, nothing is stored, and its link leads to what says so", async ({ page, context }) => {
    await page.goto("/nachricht-gesendet");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
    await expect(page).toHaveURL("/datenschutz");
    await expect(page.getByText("Ist JavaScript in Ihrem Browser abgeschaltet")).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});
