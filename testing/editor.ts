import type { Browser, BrowserContext, Page, WorkerInfo } from "@playwright/test";
import { ownApps } from "./shared-apps.ts";
import { answerConsent, test as base, expect, prepare, REFUSED } from "./test.ts";

type Kept = { editorsContext: BrowserContext; colleaguesContext: BrowserContext };

/**
 * The test of test.ts in a browser that has opened the admin before: fetching and compiling the admin's script is more
 * than half of the CPU time of its first page. Between tests it forgets everything except immutable files.
 */
export const test = base.extend<{ colleague: Page }, Kept>({
  editorsContext: [({ browser }, use, worker) => keep(browser, ownApps().url, use, worker), { scope: "worker" }],
  colleaguesContext: [({ browser }, use, worker) => keep(browser, ownApps().url, use, worker), { scope: "worker" }],
  context: async ({ editorsContext }, use) => {
    await answerConsent(editorsContext, REFUSED);
    await use(editorsContext);
    await leave(editorsContext);
  },
  page: async ({ page, siteUrl }, use) => {
    await forget(page, siteUrl);
    await use(page);
  },
  /** A page of somebody else, in a separate browser. */
  colleague: async ({ colleaguesContext, siteUrl }, use) => {
    const page = await colleaguesContext.newPage();
    await forget(page, siteUrl);
    await use(page);
    await leave(colleaguesContext);
  },
});

/** A browser context that lasts as long as the process. */
export async function keep(
  browser: Browser,
  baseURL: string | undefined,
  use: (context: BrowserContext) => Promise<void>,
  { project }: WorkerInfo,
): Promise<void> {
  const { locale, timezoneId, viewport, reducedMotion } = project.use;
  const context = await browser.newContext({
    baseURL,
    locale,
    timezoneId,
    viewport,
    reducedMotion,
  });
  await prepare(context);
  await use(context);
  await context.close();
}

async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.clearCookies();
}

/** Clears the browser's storage before the first page of a test, when the last test's pages are closed. */
async function forget(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage" });
  await session.detach();
}

export { expect };
