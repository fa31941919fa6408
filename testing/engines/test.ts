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
  /** The visitor's settings in the browser. */
  preferences: Preferences;
  /** Whether the visitor has answered the consent dialog before. */
  consentAnswered: boolean;
  site: ObservedSite;
  page: EnginePage;
};

type OpenPage = { page: EnginePage; end: () => Promise<void> };

/** Vitest's test with a page in the engine, 1280 px wide and without motion unless a test wants it: what the page complains of fails it. */
export const test = base.extend<Fixtures>({
  // As the browser tests: pictures that drift cost an engine without a GPU a core.
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
    } finally {
      await end();
    }
    expect(site.takeFaults(), "complaints of the page").toEqual([]);
  },
});

/** How often a browser that ends while it is opened is opened. */
const OPENED_AT_MOST = 3;

/** Vitest tries a test again, not what is prepared for it. */
async function openPage(preferences: Preferences, consentAnswered: boolean, url: string, time = 1): Promise<OpenPage> {
  let driver: Driver | undefined;
  try {
    driver = await openBrowser(preferences);
    const page = new EnginePage(driver, url);
    await page.resize(1280, 800);
    await page.open("/robots.txt");
    // A session of WebKit has no cookies of another.
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
