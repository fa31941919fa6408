/**
 * `npm run bench`: measures the demo agency behind deploy/nginx.conf and prints a Markdown table; every number is the
 * median of three. `-- --peer NAME=URL,ITEM` (repeatable) adds a column for an existing website: its address and the
 * path of one of its entries. Requires nginx, openssl and wrk; npm fetches Lighthouse.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { HOST } from "../testing/front/ask.ts";
import { makeCertificate } from "../testing/front/certificate.ts";
import { type Engine, isInstalled } from "../testing/front/engine.ts";
import { startNginx, writeNginx } from "../testing/front/nginx.ts";
import { findPicture, requestsPerSecond } from "./load.ts";
import { childrenOf, memoryAtRest } from "./memory.ts";
import { publishTimes } from "./publish.ts";
import { lighthouse, type Target, visits } from "./visits.ts";

type Row = [name: string, value: string];

const missing = ["nginx", "openssl", "wrk"].filter((program) => !isInstalled(program));
if (missing.length > 0) throw new Error(`Install ${missing.join(", ")} first: apt-get install nginx-light openssl wrk`);
const { values } = parseArgs({ options: { peer: { type: "string", multiple: true } } });

async function measure(target: Target): Promise<Row[]> {
  const picture = findPicture(target);
  const front = requestsPerSecond(target, target.front);
  const pictures = picture === null ? Number.NaN : requestsPerSecond(target, picture);
  const rows: Row[] = [
    ["front page, requests/s", number(front)],
    ["one picture, requests/s", number(pictures)],
  ];
  for (const [name, path] of [
    ["front page", target.front],
    ["item", target.item],
  ] as const) {
    const { bytes, script, firstPaint } = await visits(target, path);
    rows.push([`${name}: first load at DPR 1/3, kB`, bytes.map((each) => (each / 1000).toFixed(1)).join(" / ")]);
    rows.push([`${name}: script at load, kB`, (script / 1000).toFixed(1)]);
    rows.push([`${name}: first paint unthrottled, ms`, number(firstPaint)]);
    const { scores, lcp, tbt, cls, mainThread } = await lighthouse(target, path);
    rows.push([`${name}: Lighthouse P/A/BP/SEO`, scores.join(" / ")]);
    rows.push([`${name}: LCP / TBT / main thread, ms`, [lcp, tbt, mainThread].map(number).join(" / ")]);
    rows.push([`${name}: CLS`, cls.toFixed(3)]);
  }
  return rows;
}

const number = (value: number) => (Number.isNaN(value) ? "–" : Math.round(value).toLocaleString("en"));

async function measureOurs(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-bench-"));
  const certificate = makeCertificate(folder, [HOST]);
  const ports = { https: await freePort(), http: await freePort() };
  const sitePort = await freePort();
  const apps = new Apps(
    { site: sitePort, content: await freePort() },
    { BACKGROUND_ENCODING: "on", LOG_LEVEL: "error", PUBLIC_URL: `https://${HOST}`, SEED: "demo", TRUST_PROXY: "1" },
  );
  let nginx: Engine | undefined;
  try {
    apps.start("content");
    apps.start("site");
    await apps.untilReady();
    await untilEncoded(apps);
    // Otherwise only the per-address limits would be measured.
    const unlimited = (text: string) => text.replaceAll(/^\s*limit_(?:req|conn) .*\n/gm, "");
    const cacheDir = join(apps.folder, "page-cache");
    nginx = await startNginx(writeNginx({ folder, ports, sites: [sitePort], cacheDir, certificate }, unlimited), {
      ports,
    });
    const list = await (await fetch(`${apps.url}/projekte`)).text();
    const item = /href="(\/projekte\/\d+-[^"]+)"/.exec(list)?.[1] ?? "/projekte";
    const target: Target = { origin: `https://${HOST}`, port: ports.https, front: "/", item };
    const memory = memoryAtRest([apps.pid("site"), apps.pid("content")]);
    const alone = requestsPerSecond({ origin: `http://${HOST}`, port: sitePort, front: "/", item }, "/");
    const rows = await measure(target);
    const [median, longest] = await publishTimes(apps.url, { port: ports.https, ca: certificate.text });
    return [
      ["app alone: front page, requests/s", number(alone)],
      ...rows,
      ["saved title shown, median / longest of 50, ms", `${number(median)} / ${number(longest)}`],
      ["memory at rest, PSS, MB", number(memory)],
    ];
  } finally {
    await nginx?.end();
    await apps.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves when all pictures are encoded as AVIF, the landing page's first, and the encoding process has ended. */
async function untilEncoded(apps: Apps): Promise<void> {
  const pictures = async () => (await (await fetch(apps.url)).text()).match(/<picture.*?<\/picture>/gs) ?? [];
  while (!(await pictures()).every((picture) => picture.includes("image/avif"))) await pause(1000);
  while (childrenOf(apps.pid("content")).length > 0) await pause(1000);
}

/** @throws Error unless the text is NAME=URL,ITEM */
function peerOf(text: string): [name: string, target: Target] {
  const [, name = "", address = "", item = ""] = /^([^=]+)=(https?:[^,]+),(\/.*)$/.exec(text) ?? [];
  if (!name) throw new Error(`--peer takes NAME=URL,ITEM, not ${text}`);
  const { origin, pathname } = new URL(address);
  return [name, { origin, port: null, front: pathname, item }];
}

const peers = (values.peer ?? []).map(peerOf);
await build();
const ours = await measureOurs();
const columns: [string, Map<string, string>][] = [["ours", new Map(ours)]];
for (const [name, target] of peers) columns.push([name, new Map(await measure(target))]);

const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
const lines = [
  ["", ...columns.map(([name]) => name)],
  ["---", ...columns.map(() => "---")],
  ...ours.map(([row]) => [row, ...columns.map(([, rows]) => rows.get(row) ?? "–")]),
];
process.stdout.write(`Commit ${stdout.trim()}, Node ${process.version}.\n\n`);
process.stdout.write(`${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`);
