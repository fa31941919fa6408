import { brotliCompressSync } from "node:zlib";
import { type Browser, expect } from "@playwright/test";
import { layoutShift, untilHydrated, watchLayoutShift } from "./landing.ts";

/**
 * Budgets of the landing page with the demo agency, in bytes after brotli; `htmlRaw` before it, `scriptsWithoutReact`
 * of every page until the first interaction, `scripts` of all. `firstView` is everything that a phone of 390 px loads
 * until then, on a 1x screen and on the sharpest. Hashes in file names and films' timestamps vary by some bytes: the
 * same page once had 200 more.
 */
export const BUDGET = {
  html: 20_000,
  htmlRaw: 112_000,
  namedScript: 1000,
  scripts: 77_700,
  scriptsWithoutReact: 8000,
  styles: 18_000,
  fonts: 28_000,
  firstView: { 1: 150_000, 3: 200_000 },
};

/** Good 4G, in ms and bytes per second: a browser that doesn't know its network loads pictures from further below. */
export const FOUR_G = { offline: false, latency: 20, downloadThroughput: 5_000_000, uploadThroughput: 5_000_000 };

const COMPRESSED_ALREADY = /font|image\/(?!svg)|video/;

export type Loaded = { url: string; type: string; bytes: number };

/**
 * Loads a page on a phone for the first time; `files` until the first interaction, `scripts` including what that
 * fetches.
 */
export async function load(browser: Browser, url: string, deviceScaleFactor: number, network?: typeof FOUR_G) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    locale: "de-DE",
  });
  const page = await context.newPage();
  if (network) {
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", network);
  }
  const loading: Promise<Loaded>[] = [];
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
    // A redirect's body can't be read.
    if (response.url().startsWith("data:") || response.status() >= 300) return;
    loading.push(
      response.body().then((body) => {
        const type = response.headers()["content-type"] ?? "";
        const bytes = COMPRESSED_ALREADY.test(type) ? body.length : brotliCompressSync(body).length;
        return { url: response.url(), type, bytes };
      }),
    );
  });
  await watchLayoutShift(page, { fromStart: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null };
        Object.assign(window, { largest: element?.closest("dialog") ? "DIALOG" : element?.tagName });
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  // Even on a busy machine nothing runs by timers before the page has been measured.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => ms < 5000 && setTimeout(run, ms) });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("dialog:modal").waitFor();
  const files = await Promise.all(loading);
  expect(missing).toEqual([]);
  await page.keyboard.press("Tab");
  await untilHydrated(page);
  const scripts = (await Promise.all(loading)).filter(({ type }) => type.includes("javascript"));
  const html = await (await context.request.get(url)).text();
  const shift = await layoutShift(page);
  const largest = await page.evaluate(() => (window as { largest?: string }).largest);
  await context.close();
  return { files, scripts, html, shift, largest };
}

export const sumOf = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
