import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../testing/browser.ts";
import { median } from "../testing/median.ts";

/** A running website. */
export type Target = {
  origin: string;
  /** Its port on loopback; null if its name can be resolved. */
  port: number | null;
  /** Paths of the front page and of an entry. */
  front: string;
  item: string;
};

const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const RUNS = 3;

const argumentsFor = ({ origin, port }: Target) => [
  ...BROWSER_ARGUMENTS,
  "--ignore-certificate-errors",
  ...(port === null ? [] : [`--host-resolver-rules=MAP ${new URL(origin).host}:443 127.0.0.1:${port}`]),
];

/**
 * First visits of a page on a phone of 390 px, without throttling. Bytes on the wire, until the network is idle.
 * @returns bytes at one and three pixels per px, script bytes at one, and the first paint in ms
 */
export async function visits(target: Target, path: string) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: argumentsFor(target) });
  const at = async (screen: number) => {
    const all = [];
    for (let run = 0; run < RUNS; run += 1) all.push(await visit(browser, target.origin + path, screen));
    return all;
  };
  const [simple, sharp] = [await at(1), await at(3)];
  await browser.close();
  return {
    bytes: [simple, sharp].map((all) => median(all.map(({ bytes }) => bytes))),
    script: median(simple.map(({ script }) => script)),
    firstPaint: median(simple.map(({ firstPaint }) => firstPaint)),
  };
}

async function visit(browser: Browser, url: string, deviceScaleFactor: number) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor, ignoreHTTPSErrors: true, locale: "de-DE" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  const scripts = new Set<string>();
  const sums = { bytes: 0, script: 0 };
  client.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sums.bytes += encodedDataLength;
    if (scripts.has(requestId)) sums.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { ...sums, firstPaint };
}

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse's mobile preset. Scores out of a hundred, times in ms. */
export async function lighthouse(target: Target, path: string) {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-lighthouse-"));
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const file = join(folder, `${run}.json`);
    const flags = argumentsFor(target).map((flag) => flag.replace(/=(.* .*)/, "='$1'"));
    const options = [`--chrome-flags=${flags.join(" ")}`, "--quiet", "--output=json", `--output-path=${file}`];
    await promisify(execFile)(
      "npm",
      ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", target.origin + path, ...options],
      { env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    reports.push(JSON.parse(readFileSync(file, "utf8")));
  }
  rmSync(folder, { recursive: true });
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    scores: CATEGORIES.map((name) =>
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    ),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
    mainThread: audit("mainthread-work-breakdown"),
  };
}
