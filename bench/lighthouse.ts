/**
 * `npm run bench:lighthouse`: Lighthouse's mobile preset, three runs each of landing page, list and project, behind
 * deploy/nginx.conf as visitors have it: https and HTTP/2. Lighthouse itself is fetched by npm when it is not there: only
 * who measures needs it. nginx and openssl have to be installed.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../testing/browser.ts";
import { HOST } from "../testing/front/ask.ts";
import { makeCertificate } from "../testing/front/certificate.ts";
import type { Engine } from "../testing/front/engine.ts";
import { startNginx, writeNginx } from "../testing/front/nginx.ts";
import { median } from "../testing/quantile.ts";
import { demoPages, untilEncoded } from "./demo-pages.ts";

const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

type Report = {
  /** How fast this machine computes, by Lighthouse's own measure; it means its fourfold slowing for about 1500. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
};

const run = promisify(execFile);
await build();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-lighthouse-"));
const sitePort = await freePort();
const front = {
  folder,
  ports: { https: await freePort(), http: await freePort() },
  sites: [sitePort],
  certificate: makeCertificate(folder, [HOST]),
};
const apps = new Apps(
  { site: sitePort, content: await freePort() },
  { BACKGROUND_ENCODING: "on", LOG_LEVEL: "error", PUBLIC_URL: `https://${HOST}`, SEED: "demo", TRUST_PROXY: "1" },
);
const BROWSER_FLAGS = [
  ...BROWSER_ARGUMENTS,
  "--ignore-certificate-errors",
  `--host-resolver-rules='MAP ${HOST}:443 127.0.0.1:${front.ports.https}'`,
];

async function report(url: string, file: string): Promise<Report> {
  const output = join(folder, file);
  const flags = [`--chrome-flags=${BROWSER_FLAGS.join(" ")}`, "--quiet", "--output=json"];
  await run(
    "npm",
    ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, ...flags, `--output-path=${output}`],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(readFileSync(output, "utf8"));
}

let nginx: Engine | undefined;
try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  await untilEncoded(apps.url);
  nginx = await startNginx(writeNginx(front), front);
  let perfect = true;
  for (const path of await demoPages(apps.url)) {
    const reports: Report[] = [];
    for (let index = 0; index < RUNS; index += 1) reports.push(await report(`https://${HOST}${path}`, `${index}.json`));
    process.stdout.write(`\n${path}\n`);
    for (const category of CATEGORIES) {
      const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
      perfect &&= median(scores) === 100;
      process.stdout.write(`  ${category.padEnd(26)} ${scores.join("  ")}\n`);
    }
    for (const metric of METRICS) {
      const values = reports.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN);
      process.stdout.write(
        `  ${metric.padEnd(26)} ${values.map((value) => value.toFixed(value < 1 ? 3 : 0)).join("  ")}\n`,
      );
    }
    const speeds = reports.map(({ environment }) => environment.benchmarkIndex.toFixed(0));
    process.stdout.write(`  ${"this machine's speed".padEnd(26)} ${speeds.join("  ")}\n`);
    const lost = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score !== null && score < 1);
    for (const { title, score } of lost) process.stdout.write(`  below 1: ${title} (${score})\n`);
  }
  process.exitCode = perfect ? 0 : 1;
} finally {
  await nginx?.end();
  await apps.end();
  rmSync(folder, { recursive: true, force: true });
}
