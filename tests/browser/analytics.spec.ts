// @long site/src/analytics, site/src/layout/consent
import { AGREEMENT_KEY } from "../../site/src/layout/consent/agreement.ts";
import { GOOGLE_SCRIPT, startCollector } from "../../testing/analytics.ts";
import { consentOn, storedBy, watchForeignRequests } from "../../testing/consent.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { startForeignSite } from "../../testing/foreign-site.ts";
import { untilHydrated } from "../../testing/landing.ts";
import { answerConsent } from "../../testing/test.ts";

test.use({ consent: null });
type Row = { when: string; requests: number; stored: string[] };

test("Matomo: nothing before consent, page views after it, nothing after its withdrawal (spec §4, analytics opt-in)", {
  tag: "@everyday",
}, async ({ page }) => {
  const collector = await startCollector();
  const settings = {
    analyticsProvider: "matomo",
    analyticsId: "1",
    analyticsUrl: `${collector.url}/matomo`,
    privacyPolicy: "{{Analyse}}",
  };
  const site = await startForeignSite(undefined, settings);
  const consent = consentOn(page);
  const foreign = watchForeignRequests(page, site.url);
  const table: Row[] = [];
  const note = async (when: string) => {
    table.push({ when, requests: collector.requests.length, stored: await storedBy(page) });
    collector.requests.length = 0;
  };

  const answer = await page.goto(`${site.url}/projekte`);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(new RegExp(`script-src 'self'(?: 'sha256-[^']+'){2} ${collector.url};`));
  expect(policy).not.toContain("google");
  await expect(consent.root).toContainText("Dienst: Matomo.");
  await untilHydrated(page);
  expect(foreign).toEqual([]);
  await note("before");

  await consent.button("Ich bin nicht einverstanden").click();
  await expect(consent.root).toBeHidden();
  await note("refused");

  await consent.reopen();
  await consent.button("Einverstanden").click();
  await expect.poll(() => collector.requests).toEqual(["/matomo/matomo.js", "/matomo/matomo.php"]);
  await page.mouse.click(10, 300);
  await expect.poll(() => collector.requests.length).toBe(3);
  await note("agreed");

  await page.goto(`${site.url}/nachricht-gesendet`);
  await expect.poll(() => collector.requests.at(-1)).toBe("/matomo/matomo.php");
  await untilHydrated(page);
  await consent.reopen(); // a click, which is counted, like the next two
  await consent.details.click();
  await expect(consent.box("Analysen")).toBeChecked();
  await consent.box("Analysen").uncheck();
  await expect.poll(() => collector.requests.length).toBe(5);
  await note("agreed, next page");

  await consent.button("Auswahl speichern").press("Enter");
  await expect(consent.root).toBeHidden();
  await expect.poll(() => storedBy(page)).toEqual(["cookie-consent-settings"]);
  for (const y of [300, 310]) await page.mouse.click(10, y);
  await note("withdrawn");

  await page.goto(`${site.url}/nachricht-gesendet`);
  await untilHydrated(page);
  await note("withdrawn, next page");

  // Agreed, withdrawn and agreed again within one page.
  await consent.reopen();
  await consent.button("Einverstanden").click();
  await expect.poll(() => collector.requests.length).toBeGreaterThan(0);

  // Withdrawn in another tab: noticed when this one becomes visible.
  await answerConsent(page.context(), { statistics: false, personalization: false });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => storedBy(page)).not.toContain("_pk_id.1.1fff");

  const own = "cookie-consent-settings";
  const named = "cookie-consent-service";
  const pk = ["_pk_id.1.1fff", "_pk_ses.1.1fff"];
  expect(table).toEqual([
    { when: "before", requests: 0, stored: [] },
    { when: "refused", requests: 0, stored: [own] },
    { when: "agreed", requests: 3, stored: [...pk, named, own] },
    { when: "agreed, next page", requests: 5, stored: [...pk, named, own] },
    { when: "withdrawn", requests: 0, stored: [own] },
    { when: "withdrawn, next page", requests: 0, stored: [own] },
  ]);
  await page.close();
  await site.end();
  await collector.close();
});

test("Google Analytics: the same, with addresses anonymised and advertising refused (spec §4, analytics opt-in)", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.host + url.pathname);
    const isScript = url.pathname === "/gtag/js";
    return route.fulfill(isScript ? { contentType: "text/javascript", body: GOOGLE_SCRIPT } : { status: 204 });
  });
  const site = await startForeignSite(undefined, {
    analyticsProvider: "google",
    analyticsId: "G-AB12CD34EF",
    privacyPolicy: "{{Analyse}}",
  });
  const consent = consentOn(page);
  await page.goto(`${site.url}/projekte`);
  await expect(consent.root).toContainText("Google Analytics 4");
  await untilHydrated(page);
  expect(asked).toEqual([]);

  await consent.button("Einverstanden").click();
  await expect
    .poll(() => asked)
    .toEqual(["www.googletagmanager.com/gtag/js", "region1.google-analytics.com/g/collect"]);
  expect(await storedBy(page)).toEqual(["_ga", "_ga_AB12CD34EF", "cookie-consent-service", "cookie-consent-settings"]);

  await consent.reopen();
  await expect.poll(() => asked.length).toBe(3);
  await consent.button("Ich bin nicht einverstanden").click();
  await expect.poll(() => storedBy(page)).toEqual(["cookie-consent-settings"]);
  asked.length = 0;
  await page.mouse.click(10, 300);
  expect(asked).toEqual([]);

  await consent.reopen();
  await consent.button("Einverstanden").click();
  await expect.poll(() => asked).toContain("region1.google-analytics.com/g/collect");

  // Consent to another measurement id is requested again, with nothing ticked.
  await page.evaluate(
    (key) => localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace("G-AB12CD34EF", "G-ANDERE")),
    AGREEMENT_KEY,
  );
  asked.length = 0;
  await page.goto(`${site.url}/nachricht-gesendet`);
  await consent.details.click();
  await expect(consent.box("Analysen")).not.toBeChecked();
  expect(asked).toEqual([]);
  await page.close();
  await site.end();
});
