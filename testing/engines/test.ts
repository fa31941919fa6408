import { test as base, expect, inject } from "vitest";
import { CONSENT_COOKIE } from "../../site/src/layout/consent/consent-cookie.ts";
import { BROWSER_ENDED, type Driver, type Preferences } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { EnginePage } from "./page.ts";
import { type ObservedSite, observeSite } from "./proxy.ts";
import { openWebkit } from "./webkit.ts";

export const engine = inject("engine");

const REFUSED = { necessary: true, statistics: false, personalization: false, marketing: false };
const CONSENT = {
  name: CONSENT_COOKIE,
  value: encodeURIComponent(JSON.stringify(REFUSED)),
  path: "/",
  sameSite: "Strict",
};

type Fixtures = {
  preferences: Preferences;
  /** Whether the visitor has answered the consent dialog before. */
  consentAnswered: boolean;
  site: ObservedSite;
  page: EnginePage;
};

type OpenPage = { page: EnginePage; end: () => Promise<void> };

/**
 * Vitest's test with a page in the engine, 1280 px wide and with reduced motion unless a test changes that: errors of
 * the page fail it.
 */
export const test = base.extend<Fixtures>({
  // Like the browser tests: drifting pictures cost an engine without a GPU a core.
  preferences: { reducedMotion: true },
  consentAnswered: true,
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  site: async ({}, use) => {
    const site = await observeSite(inject("siteUrl"));
    await use(site);
    site.end();
  },
  page: async ({ preferences, consentAnswered, site }, use) => {
    const { page, end } = await openPage(preferences, consentAnswered, site.url);
    try {
      await use(page);
      await new Promise((resolve) => setTimeout(resolve, 300)); // the page tells its errors 250 ms late
    } finally {
      await end();
    }
    expect(site.takeFaults(), "complaints of the page").toEqual([]);
  },
});

/** Attempts to open a browser that ends while opening. */
const OPENED_AT_MOST = 3;

/** Vitest retries tests, but not their fixtures. */
async function openPage(preferences: Preferences, consentAnswered: boolean, url: string, time = 1): Promise<OpenPage> {
  let driver: Driver | undefined;
  try {
    driver = await openBrowser(preferences);
    const page = new EnginePage(driver, url);
    await page.resize(1280, 800);
    await page.open("/robots.txt");
    // WebKit's sessions don't share cookies.
    if (engine === "firefox") await driver.command("DeleteAllCookies");
    if (consentAnswered) await driver.command("AddCookie", { cookie: CONSENT });
    return { page, end: driver.end };
  } catch (error) {
    await driver?.end();
    if (time === OPENED_AT_MOST || !String(error).includes(BROWSER_ENDED)) throw error;
    return openPage(preferences, consentAnswered, url, time + 1);
  }
}

function openBrowser(preferences: Preferences): Promise<Driver> {
  if (engine === "firefox") return openFirefox(Number(inject("address")), preferences);
  return openWebkit(inject("address"), inject("folder"), preferences);
}

export type { EnginePage } from "./page.ts";
export { expect };
