/**
 * `npm run bench:footprint`: how long a start takes, empty and filled, and what memory both processes hold at rest, under
 * load and after it.
 */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { atRate } from "../testing/open-loop.ts";
import { demoPages } from "./demo-pages.ts";

const REST_MS = 10_000;
const LOAD = { perSecond: 200, seconds: 20 };

await build();
const apps = new Apps({ site: await freePort(), content: await freePort() }, { LOG_LEVEL: "error" });

/** Resident memory, in MB. */
function memory(name: "site" | "content"): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${apps.pid(name)}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Seconds until the landing page is there. */
async function start(): Promise<number> {
  const started = performance.now();
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  return (performance.now() - started) / 1000;
}

const row = (label: string, ...values: number[]) =>
  process.stdout.write(`${label.padEnd(34)} ${values.map((value) => value.toFixed(1).padStart(8)).join(" ")}\n`);

const isPage = (status: number) => status === 200 || status === 404;

try {
  process.stdout.write("Start, in s\n");
  row("empty: migrations, demo agency", await start());
  await apps.stop("site");
  await apps.stop("content");
  row("filled", await start());
  process.stdout.write("Resident memory, in MB                 site  content\n");
  await pause(REST_MS);
  row("at rest", memory("site"), memory("content"));
  let [site, content] = [0, 0];
  const watch = setInterval(() => {
    site = Math.max(site, memory("site"));
    content = Math.max(content, memory("content"));
  }, 200);
  const paths = [...(await demoPages(apps.url)), "/gibt-es-nicht"];
  const load = await atRate(LOAD.perSecond, LOAD.seconds, async (index) => {
    const response = await fetch(`${apps.url}${paths[index % paths.length]}`);
    await response.arrayBuffer();
    return isPage(response.status);
  });
  clearInterval(watch);
  row(`at most at ${LOAD.perSecond} pages a second`, site, content);
  await pause(REST_MS);
  row("after it", memory("site"), memory("content"));
  process.exitCode = load.sorted.length === load.sent ? 0 : 1;
} finally {
  await apps.end();
}
