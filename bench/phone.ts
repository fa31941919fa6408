/**
 * `npm run bench:phone`: the landing page on a slow phone, on 4G and with a quarter of this machine's computing. What it
 * weighs by type until it is touched, beside the budgets and the median mobile home page of the HTTP Archive; when it is
 * there; how long after a visitor's first sign React takes over; how long its answers to touches take.
 */
import { brotliCompressSync } from "node:zlib";
import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../testing/browser.ts";
import { carouselOn } from "../testing/carousel.ts";
import { untilHydrated } from "../testing/landing.ts";
import { median } from "../testing/quantile.ts";
import { answerConsent } from "../testing/test.ts";
import { untilEncoded } from "./demo-pages.ts";

const RUNS = 5;

/** Lighthouse's slow 4G; throughput in bytes a second, latency in ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** Longer than this a task blocks, in ms. */
const LONG_TASK_MS = 50;

/**
 * kB on the wire: what ours may be, and what the median mobile home page is (HTTP Archive, July 2025). Our styles are part
 * of the document, and weighed by themselves once more.
 */
const WEIGHTS: Record<string, { budget?: number; archive?: number }> = {
  Document: {},
  styles: { budget: 15, archive: 77 },
  Script: { budget: 15, archive: 632 },
  Font: { budget: 50, archive: 122 },
  Image: { archive: 911 },
  total: { budget: 200, archive: 2559 },
};

const inFooter = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

const TOUCHES: Record<string, (page: Page) => Locator> = {
  "nothing, a text": (page) => page.locator("main p").first(),
  "slider thumbnail": (page) => page.getByRole("list", { name: "Übersicht der Leistungen" }).getByRole("link").nth(1),
  menu: (page) => page.getByRole("button", { name: "Menü" }),
  "carousel arrow": (page) => carouselOn(page).next,
  "video dialog": (page) => page.getByRole("link", { name: /^Video ansehen/ }).first(),
  Impressum: (page) => inFooter(page, "Impressum"),
  "consent dialog": (page) => inFooter(page, "Cookie-Einstellungen"),
};

/** Time after which the parts that a scroll reveals (spec §9) are at rest, in ms. */
const REST_MS = 1500;

/** `slowest` of a touch's events in ms; `clicked` when the last of them, its click, has been painted. */
type Entries = { lcp: number; cls: number; blocked: number; hydrated: number; slowest: number; clicked: boolean };
type Figures = Omit<Entries, "slowest" | "clicked"> & { fcp: number };

/** Runs in the page before its own script. */
function observe(longTaskMs: number): void {
  const figures: Entries = { lcp: 0, cls: 0, blocked: 0, hydrated: 0, slowest: 0, clicked: false };
  Object.assign(window, { figures });
  const on = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => Object.assign(figures, { lcp: startTime }));
  on("layout-shift", ({ value }) => Object.assign(figures, { cls: figures.cls + value }));
  on("longtask", ({ duration }) => Object.assign(figures, { blocked: figures.blocked + duration - longTaskMs }));
  // Not the browser's own event timing: without a screen it waits for a presentation that never comes.
  for (const type of ["pointerdown", "pointerup", "click"]) {
    const note = ({ timeStamp }: Event) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        figures.slowest = Math.max(figures.slowest, performance.now() - timeStamp);
        figures.clicked ||= type === "click";
      };
      requestAnimationFrame(() => port2.postMessage(null)); // arrives when the frame has been laid out and painted
    };
    addEventListener(type, note, { capture: true });
  }
  new MutationObserver(() => {
    if (!figures.hydrated && "hydrated" in document.documentElement.dataset) figures.hydrated = performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { figures: Entries }).figures);

async function openPhone(browser: Browser): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    locale: "de-DE",
  });
  await answerConsent(context, { statistics: false, personalization: false });
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named"); // tsx gives functions their names by it
  await page.addInitScript(observe, LONG_TASK_MS);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", SLOW_4G);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, client };
}

/** Bytes on the wire by type, counted as they come. */
function weigh(client: CDPSession): Map<string, number> {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>([["total", 0]]);
  client.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    for (const type of ["total", types.get(requestId) ?? "Other"])
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return bytes;
}

async function load(browser: Browser, url: string): Promise<{ figures: Figures; bytes: Map<string, number> }> {
  const { page, client } = await openPhone(browser);
  const bytes = weigh(client);
  await page.goto(url, { waitUntil: "networkidle" });
  const atRest = new Map(bytes);
  const begun = await page.evaluate(() => {
    dispatchEvent(new Event("pointermove"));
    return performance.now();
  });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const fcp = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  const { slowest: _, clicked: __, ...figures } = await read(page);
  figures.hydrated -= begun;
  const styles = (await page.locator("style").allTextContents()).join();
  atRest.set("styles", brotliCompressSync(styles).length);
  await page.context().close();
  return { figures: { fcp, ...figures }, bytes: atRest };
}

/**
 * From a touch until the next frame has been painted, in ms: the longest of its pointerdown, pointerup and click, as INP
 * takes it, but for the screen's own delay.
 */
async function touch(browser: Browser, url: string, find: (page: Page) => Locator): Promise<number> {
  const { page } = await openPhone(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await untilHydrated(page);
  const touched = find(page);
  await touched.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await touched.tap();
  await page.waitForFunction(() => (window as unknown as { figures: Entries }).figures.clicked);
  const { slowest } = await read(page);
  await page.context().close();
  return slowest;
}

await build();
const apps = new Apps(
  { site: await freePort(), content: await freePort() },
  { BACKGROUND_ENCODING: "on", LOG_LEVEL: "error" },
);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  await untilEncoded(apps.url);
  const runs: Awaited<ReturnType<typeof load>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load(browser, apps.url));

  process.stdout.write("kB on the wire        ours   budget  HTTP Archive\n");
  for (const [type, { budget, archive }] of Object.entries(WEIGHTS)) {
    const ours = median(runs.map(({ bytes }) => (bytes.get(type) ?? 0) / 1000));
    const cells = [ours.toFixed(1).padStart(8), String(budget ?? "").padStart(8), String(archive ?? "").padStart(13)];
    process.stdout.write(`${type.padEnd(18)}${cells.join(" ")}\n`);
  }
  process.stdout.write(`\nMedian of ${RUNS} loads, in ms (CLS without a unit)\n`);
  for (const name of ["fcp", "lcp", "blocked", "hydrated", "cls"] as const) {
    const value = median(runs.map(({ figures }) => figures[name]));
    process.stdout.write(`${name.padEnd(18)}${value.toFixed(name === "cls" ? 4 : 0).padStart(8)}\n`);
  }
  process.stdout.write(`\nTouch to its effect, median of ${RUNS}, in ms\n`);
  for (const [name, find] of Object.entries(TOUCHES)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await touch(browser, apps.url, find));
    process.stdout.write(`${name.padEnd(18)}${median(times).toFixed(0).padStart(8)}\n`);
  }
} finally {
  await browser.close();
  await apps.end();
}
