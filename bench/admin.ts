/**
 * `npm run bench:admin`: how long each main screen of the admin takes until an editor can work with it, in a browser that has
 * its script already, with the demo agency.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "../scripts/build.ts";
import { signIn, untilGuarded } from "../testing/admin.ts";
import { ADMINISTRATOR, Apps, freePort } from "../testing/apps.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../testing/browser.ts";
import { median } from "../testing/quantile.ts";

const RUNS = 5;

type Screen = { name: string; path: string; ready: (page: Page) => Promise<unknown> };

const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true }).waitFor();
const rowsOf = (page: Page) => page.getByRole("row").nth(1).waitFor();

/** A film's or picture's thumbnail that is in view has been drawn. */
const thumbnailsOf = (page: Page) =>
  page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("ul[aria-label=Dateien] img")];
    const seen = pictures.filter((each) => each.getBoundingClientRect().top < innerHeight);
    return seen.length > 0 && seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

const SCREENS: Screen[] = [
  { name: "start page", path: "", ready: (page) => page.getByText("Was möchten Sie tun?").waitFor() },
  { name: "list of projects", path: "/collections/projects", ready: rowsOf },
  { name: "media library", path: "/collections/media", ready: thumbnailsOf },
  {
    name: "project, text editor",
    path: "/collections/projects/5",
    ready: (page) => both(untilGuarded(page), textOf(page)),
  },
  { name: "service", path: "/collections/services/1", ready: untilGuarded },
  { name: "file", path: "/collections/media/1", ready: (page) => page.getByLabel("Alternativtext").waitFor() },
  { name: "settings of the website", path: "/globals/site-settings", ready: untilGuarded },
  {
    name: "inquiries",
    path: "/collections/inquiries",
    ready: (page) => page.getByText("Keine Ergebnisse").first().waitFor(),
  },
];

const both = (...waits: Promise<unknown>[]) => Promise.all(waits);

/**
 * Opens a screen in a page of its own: ms until it is ready, ms of computing of its main thread, which other work on the
 * machine does not change much, ms until its first byte, and how many requests it made.
 */
async function open(browser: Browser, url: string, { path, ready }: Screen) {
  const [context] = browser.contexts();
  if (!context) throw new Error("No one is signed in");
  const page = await context.newPage();
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const begin = performance.now();
  await page.goto(`${url}/admin${path}`, { waitUntil: "commit" });
  await page.locator("section[aria-label^=Meldungen]").waitFor({ state: "attached" }); // script has taken over
  await ready(page);
  const time = performance.now() - begin;
  const firstByte = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation?.responseStart ?? 0;
  });
  const { metrics } = await client.send("Performance.getMetrics");
  const computing = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  await page.close();
  return { time, computing, firstByte, requests };
}

await build();
const apps = new Apps({ site: await freePort(), content: await freePort() }, { LOG_LEVEL: "error" });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  const context = await browser.newContext({
    baseURL: apps.url,
    locale: "de-DE",
    viewport: { width: 1440, height: 900 },
  });
  await signIn(await context.newPage(), ADMINISTRATOR);
  process.stdout.write(`Median of ${RUNS}, in ms          ready    computing   first byte   requests\n`);
  for (const screen of SCREENS) {
    await open(browser, apps.url, screen); // brings the script
    const runs: Awaited<ReturnType<typeof open>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await open(browser, apps.url, screen));
    const cells = (["time", "computing", "firstByte", "requests"] as const).map((name) =>
      median(runs.map((run) => run[name]))
        .toFixed(0)
        .padStart(13),
    );
    process.stdout.write(`${screen.name.padEnd(24)}${cells.join("")}\n`);
  }
} finally {
  await browser.close();
  await apps.end();
}
