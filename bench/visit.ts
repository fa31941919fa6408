/**
 * `npm run bench:visit`: a site with a visitor now and then. How long a visitor waits for the first byte of twenty pages, by
 * the site alone and behind deploy/nginx.conf, beside the landing page's bytes as a file of the same nginx: a second after the
 * last visit, a while after it (`-- --minutes=10`; else 45 s), at once after a publish, and after a restart of the site. How
 * much an idle site computes, and when the landing page is painted first, beside a page of one word.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent as PlainAgent, get as plainGet } from "node:http";
import { Agent, get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { build } from "../scripts/build.ts";
import { signInByRest } from "../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../testing/apps.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../testing/browser.ts";
import { HOST } from "../testing/front/ask.ts";
import { makeCertificate } from "../testing/front/certificate.ts";
import type { Engine } from "../testing/front/engine.ts";
import { startNginx, writeNginx } from "../testing/front/nginx.ts";
import { median, quantile } from "../testing/quantile.ts";

const PAGES = 20;
const PUBLISHES = 3;
const PAINTS = 5;

/** Longer than any copy in nginx and, before pages were fresh until a publish, in the site; in s. */
const AWAY_S = 45;
const IDLE_S = 10;

/** Promised times, in ms. */
const SEEN_WITHIN_MS = 2;
const PUBLISHED_WITHIN_MS = 60;

const { values: given } = parseArgs({ options: { minutes: { type: "string" } } });
const awaySeconds = given.minutes ? Number(given.minutes) * 60 : AWAY_S;

await build();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-visit-"));
const certificate = makeCertificate(folder, [HOST]);
const front = {
  folder,
  ports: { https: await freePort(), http: await freePort() },
  sites: [await freePort()],
  certificate,
};
const [sitePort = 0] = front.sites;
const apps = new Apps(
  { site: sitePort, content: await freePort() },
  { PUBLIC_URL: `https://${HOST}`, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" },
);
const secure = new Agent({ keepAlive: true, maxSockets: 1, ca: certificate.text });
const plain = new PlainAgent({ keepAlive: true, maxSockets: 1 });

type Visit = (path: string) => Promise<number>;

/** Until the first byte of an answer on a connection that is open, in ms. */
function firstByte(ask: (answered: (answer: NodeJS.ReadableStream) => void) => void): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve) =>
    ask((answer) => {
      const waited = performance.now() - asked;
      answer.on("end", () => resolve(waited)).resume();
    }),
  );
}

const headers = { host: HOST, "accept-encoding": "br" };
const bySite: Visit = (path) =>
  firstByte((answered) => plainGet({ port: sitePort, path, headers, agent: plain }, answered));
const behindNginx: Visit = (path) =>
  firstByte((answered) =>
    get({ host: "127.0.0.1", port: front.ports.https, servername: HOST, path, headers, agent: secure }, answered),
  );

const ways: [string, Visit][] = [
  ["site alone", bySite],
  ["behind nginx", behindNginx],
];

async function timesOf(visit: Visit, paths: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) times.push(await visit(path));
  return times.sort((one, other) => one - other);
}

let isKept = true;

function report(what: string, times: number[], promised?: { share: number; ms: number }): void {
  const [half, most, all] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1));
  const missed = promised !== undefined && quantile(times, promised.share) > promised.ms;
  isKept &&= !missed;
  process.stdout.write(
    `${what.padEnd(44)} median ${half}, p95 ${most}, longest ${all} ms${missed ? `: more than ${promised.ms}` : ""}\n`,
  );
}

/** A file of the landing page's bytes, and a page of one word, by the same nginx. */
async function withFiles(): Promise<(text: string) => string> {
  mkdirSync(join(folder, "files"));
  const page = await fetch(apps.url, { headers: { "accept-encoding": "identity" } });
  writeFileSync(join(folder, "files/copy.html"), Buffer.from(await page.arrayBuffer()));
  writeFileSync(join(folder, "files/word.html"), "<!DOCTYPE html><title>Wort</title><p>Wort");
  const file = `location /bench/ { alias ${folder}/files/; }`;
  return (text) =>
    text
      .replaceAll(/^\s*limit_(?:req|conn) .*\n/gm, "")
      .replace("location /assets/ {", () => `${file}\n\tlocation /assets/ {`);
}

/** Entries that editors change, with a field: the landing page alone shows the section, lists and others the project too. */
const CHANGED = { service: ["services/1", "header"], project: ["projects/4", "teaser"] } as const;

async function publish(token: string, what: keyof typeof CHANGED, text: string): Promise<void> {
  const [entry, field] = CHANGED[what];
  const response = await fetch(`${apps.url}/api/${entry}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `JWT ${token}` },
    body: JSON.stringify({ [field]: text, _status: "published" }),
  });
  if (!response.ok) throw new Error(`The content system answered ${response.status}.`);
}

/** Seconds that a process has computed (proc(5)). */
function computed(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) / 100;
}

async function idle(): Promise<void> {
  const pids = [apps.pid("site"), apps.pid("content")];
  const before = pids.map(computed);
  await later(IDLE_S * 1000);
  const shares = pids.map((pid, index) => (((computed(pid) - (before[index] ?? 0)) / IDLE_S) * 100).toFixed(1));
  process.stdout.write(`idle: site ${shares[0]} %, content ${shares[1]} % of a core\n`);
}

/** When the first content of a page is painted, in ms, each time by a visitor who was never here. */
async function firstPaints(paths: string[]): Promise<Map<string, number[]>> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${front.ports.https}`],
  });
  const paints = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let run = -1; run < PAINTS; run += 1) {
    for (const [path, times] of paints) {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      await page.goto(`https://${HOST}${path}`);
      const paint = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => {
              for (const { name, startTime } of list.getEntries())
                if (name === "first-contentful-paint") resolve(startTime);
            }).observe({ type: "paint", buffered: true }),
          ),
      );
      if (run >= 0) times.push(paint); // the first run warms up
      await page.close();
    }
  }
  await browser.close();
  return paints;
}

let nginx: Engine | undefined;
try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  const listed = await (await fetch(`${apps.url}/sitemap.xml`)).text();
  const paths = [...listed.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
    .map(([, path = ""]) => path)
    .slice(0, PAGES);
  nginx = await startNginx(writeNginx(front, await withFiles()), front);

  for (const [, visit] of ways) await timesOf(visit, paths);
  await later(1000);
  report("a file of nginx", await timesOf(behindNginx, Array(PAGES).fill("/bench/copy.html")));
  for (const [way, visit] of ways)
    report(`${way}, 1 s after the last visit`, await timesOf(visit, paths), { share: 0.95, ms: SEEN_WITHIN_MS });
  await later(awaySeconds * 1000);
  for (const [way, visit] of ways)
    report(`${way}, ${awaySeconds} s after the last visit`, await timesOf(visit, paths), {
      share: 0.95,
      ms: SEEN_WITHIN_MS,
    });
  await idle();

  const token = await signInByRest(apps.url, ADMINISTRATOR);
  for (const what of ["service", "project"] as const) {
    const first: number[] = [];
    for (let number = 1; number <= PUBLISHES; number += 1) {
      await publish(token, what, `Veröffentlicht Nr. ${number}`);
      first.push(...(await timesOf(bySite, paths)));
      await later(3000); // all is rendered anew
    }
    first.sort((one, other) => one - other);
    report(`site alone, after a ${what} was published`, first, { share: 0.95, ms: PUBLISHED_WITHIN_MS });
  }

  await apps.stop("site");
  plain.destroy();
  apps.start("site");
  await apps.untilReady();
  await bySite("/health");
  report("site alone, after its restart", await timesOf(bySite, paths));

  for (const [path, times] of await firstPaints(["/", "/bench/word.html"]))
    process.stdout.write(`first paint of ${path.padEnd(28)} median ${median(times).toFixed(0)} ms\n`);
} finally {
  plain.destroy();
  secure.destroy();
  await nginx?.end();
  await apps.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isKept ? 0 : 1;
