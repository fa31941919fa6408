// @long PAGES, site/src/analytics
import { CONSENT_COOKIE } from "../../site/src/layout/consent/consent-cookie.ts";
import { startCollector } from "../../testing/analytics.ts";
import { consentCookieOf, consentOn, focusIsKept, storedBy } from "../../testing/consent.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { startForeignSite } from "../../testing/foreign-site.ts";
import { expectNoBarriers, layoutShift, untilHydrated, watchLayoutShift } from "../../testing/landing.ts";

test.use({ consent: null });

/** Spec §9, in seconds; and a browser's precision. */
const MAX_AGE_S = 365 * 24 * 3600;
const DAY_S = 24 * 3600;

const REFUSED = { necessary: true, statistics: false, personalization: false, marketing: false };
const AGREED = { ...REFUSED, statistics: true, personalization: true };

test("the consent dialog asks once, accepts every answer and can be reopened (spec §2 and §4, consent dialog)", {
  tag: "@everyday",
}, async ({ page }) => {
  const collector = await startCollector();
  const service = {
    analyticsProvider: "matomo",
    analyticsId: "1",
    analyticsUrl: `${collector.url}/matomo`,
    privacyPolicy: "{{Analyse}}",
  };
  const site = await startForeignSite(undefined, service);
  await watchLayoutShift(page);
  await page.goto(site.url);
  const consent = consentOn(page);

  // Before React has loaded, modal, and nothing decided.
  await expect(consent.heading).toBeFocused();
  expect(await consentCookieOf(page)).toBeNull();
  await untilHydrated(page);
  expect(await layoutShift(page)).toBe(0);
  await expectNoBarriers(page);

  // Static backdrop, no keyboard dismissal; several times, since browsers let a page refuse a close only once in a row.
  await page.mouse.click(20, 450);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
  await expect(consent.root).toBeVisible();
  expect((await consent.root.boundingBox())?.width).toBeGreaterThan(800);

  const refuse = consent.button("Ich bin nicht einverstanden");
  const agree = consent.button("Einverstanden");
  const [left, right] = [await refuse.boundingBox(), await agree.boundingBox()];
  expect([left?.y, left?.width, left?.height]).toEqual([right?.y, right?.width, right?.height]);
  const look = (element: HTMLElement) => {
    const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    return [color, backgroundColor, fontSize, fontWeight, borderColor];
  };
  expect(await refuse.evaluate(look)).toEqual(await agree.evaluate(look));

  // By keyboard alone; the focus stays inside.
  await consent.heading.focus();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    expect(await focusIsKept(page)).toBe(true);
  }
  await consent.details.press("Enter");
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(consent.box("Analysen")).toBeFocused();
  const { host } = new URL(collector.url);
  await expect(consent.root.getByText("_pk_ref: 6 Monate")).toContainText(`wir und der Betreiber von ${host}, falls`);
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

  // Presets, the stored choice, and the simple view again.
  await consent.reopen();
  const choice = "Ihre Auswahl: Analysen erlaubt, Personalisierung abgelehnt";
  await expect(consent.root).toContainText(choice, { useInnerText: true });
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
  await expect(consent.root).toBeHidden();
  expect((await consentCookieOf(page))?.settings).toEqual(AGREED);
  await page.close();
  await site.end();
  await collector.close();
});

test("while no service is configured the dialog says that there is nothing to agree to, and no consent is stored", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.goto("/projekte");
  const consent = consentOn(page);
  await expect(consent.root).toContainText("Zurzeit gibt es nichts, dem Sie zustimmen müssten");
  await consent.button("Einverstanden").click();
  await expect(consent.root).toBeHidden();
  expect((await consentCookieOf(page))?.settings).toEqual(REFUSED);
  expect(await storedBy(page)).toEqual([CONSENT_COOKIE]);
});

test("the owner can keep the dialog from opening automatically while there is no service; the link opens it", async ({
  page,
}) => {
  const site = await startForeignSite(undefined, { consentOpensByItself: false });
  await page.goto(site.url);
  await untilHydrated(page);
  const consent = consentOn(page);
  await expect(consent.root).toBeHidden();
  expect(await storedBy(page)).toEqual([]);
  await consent.reopen();
  await page.close();
  await site.end();
});

test("on phones, too; a broken cookie counts as none, and legal texts can be read before choosing (spec §2)", {
  tag: "@everyday",
}, async ({ page, context, siteUrl }) => {
  await context.addCookies([{ name: CONSENT_COOKIE, value: "%7Bnecessary", url: siteUrl }]);
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

  // The law requires both texts to be accessible without an obstacle.
  await page.goto("/impressum");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: "Verbraucherstreitbeilegung" })).toBeVisible();
  await expect(consent.root).toBeHidden();
  await consent.reopen();
});

test("a consent dialog hidden by an extension, immediately or later, leaves the page usable", async ({ page }) => {
  for (const style of [
    "#consent-dialog { display: none !important }",
    "#consent-dialog { visibility: hidden !important }",
    "#consent-dialog { position: absolute !important; left: -9999px !important; margin: 0 !important }",
    "#consent-dialog { opacity: 0 !important; transition: none !important }",
    "#consent-dialog { height: 0 !important; overflow: hidden !important; border: 0 !important }",
  ]) {
    await page.goto("/nachricht-gesendet");
    const dialog = page.locator("#consent-dialog");
    await expect(dialog).toBeVisible();
    // Like an extension's sheet, which no policy of the page blocks.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, style);
    await expect(page.locator("#consent-dialog[open]"), style).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page.getByRole("dialog", { name: "Impressum" }), style).toBeVisible();
  }
});
