/**
 * `npm run bench:footprint`: how long a start takes, empty and filled, and what memory the processes hold at rest and at
 * most: while the demo agency's pictures are encoded, under load, and while pictures of 24 megapixels are uploaded.
 * `npm run bench:footprint -- --uploads 40 --every 10` uploads so many of them instead of 200, and looks what is held at rest
 * after each ten: what grows with the uploads shows as a slope.
 */
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient } from "@libsql/client";
import sharp from "sharp";
import { build } from "../scripts/build.ts";
import { signInByRest } from "../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../testing/apps.ts";
import { atRate } from "../testing/open-loop.ts";
import { type Memory, memoryOf, watchMemory } from "../testing/process-memory.ts";
import { demoPages } from "./demo-pages.ts";

const REST_MS = 10_000;
const LOAD = { perSecond: 200, seconds: 20 };

/** A camera's usual picture, 24 megapixels. */
const PICTURE = { width: 6000, height: 4000 };

/** Most memory that content may hold at rest, and all processes together, in MB. */
const CONTENT_AT_REST_MAX = 300;
const ALL_MAX = 1024;

const { values } = parseArgs({ options: { uploads: { type: "string", default: "200" }, every: { type: "string" } } });
const uploads = Number(values.uploads);
const every = Number(values.every ?? uploads);

await build();
const apps = new Apps(
  { site: await freePort(), content: await freePort() },
  { LOG_LEVEL: "error", BACKGROUND_ENCODING: "on" },
);
const pids = () => ({ site: apps.pid("site"), content: apps.pid("content") });

/** Seconds until the landing page is there. */
async function start(): Promise<number> {
  const started = performance.now();
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  return (performance.now() - started) / 1000;
}

/** Resolves when every picture is encoded, and the processes have rested a while. */
async function untilAtRest(): Promise<void> {
  const database = createClient({ url: `file:${join(apps.folder, "content.db")}` });
  const left = async () => (await database.execute("SELECT id FROM media WHERE NOT encoded LIMIT 1")).rows.length;
  while ((await left()) > 0) await pause(500);
  database.close();
  await pause(REST_MS);
}

/** Sends one picture after the other, as the admin does with several files; numbered `from` the first `to` the last. */
async function upload(from: number, to: number): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const small = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  const picture = await sharp(small).resize(PICTURE).jpeg({ quality: 90 }).toBuffer();
  const headers = { authorization: `JWT ${await signInByRest(apps.url, ADMINISTRATOR)}`, origin: apps.url };
  for (let number = from; number <= to; number += 1) {
    const body = new FormData();
    body.set("_payload", JSON.stringify({ alternativeText: `Bild ${number}` }));
    body.set("file", new File([Uint8Array.from(picture)], `bild-${number}.jpg`, { type: "image/jpeg" }));
    const response = await fetch(`${apps.url}/api/media`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`Upload ${number} answered ${response.status}: ${await response.text()}`);
  }
}

const row = (label: string, ...numbers: number[]) =>
  process.stdout.write(`${label.padEnd(40)} ${numbers.map((each) => each.toFixed(1).padStart(8)).join(" ")}\n`);
const memoryRow = (label: string, { site, content, encoder, all }: Memory) => row(label, site, content, encoder, all);

const isPage = (status: number) => status === 200 || status === 404;

try {
  process.stdout.write("Start, in s\n");
  row("empty: migrations, demo agency", await start());
  const firstStart = watchMemory(pids());
  await untilAtRest();
  const rests = [memoryOf(pids())];
  const peaks = [firstStart()];
  await apps.stop("site");
  await apps.stop("content");
  row("filled", await start());
  process.stdout.write(`${"Resident memory, in MB".padEnd(40)}     site  content  encoder      all\n`);
  for (const memory of peaks) memoryRow("at most while the demo is encoded", memory);
  for (const memory of rests) memoryRow("at rest after the first start", memory);
  await pause(REST_MS);
  memoryRow("at rest after the second start", memoryOf(pids()));

  const underLoad = watchMemory(pids());
  const paths = [...(await demoPages(apps.url)), "/gibt-es-nicht"];
  const load = await atRate(LOAD.perSecond, LOAD.seconds, async (index) => {
    const response = await fetch(`${apps.url}${paths[index % paths.length]}`);
    await response.arrayBuffer();
    return isPage(response.status);
  });
  memoryRow(`at most at ${LOAD.perSecond} pages a second`, underLoad());
  await pause(REST_MS);
  memoryRow("after it", memoryOf(pids()));

  const uploading = watchMemory(pids());
  const began = performance.now();
  let sending = 0;
  for (let sent = 0; sent < uploads; sent += every) {
    const start = performance.now();
    await upload(sent + 1, Math.min(sent + every, uploads));
    sending += performance.now() - start;
    await untilAtRest();
    const memory = memoryOf(pids());
    memoryRow(`at rest after ${Math.min(sent + every, uploads)} uploads`, memory);
    rests.push(memory);
  }
  peaks.push(uploading());
  for (const memory of peaks.slice(1)) memoryRow(`at most with ${uploads} uploads`, memory);
  row("uploaded in, encoded and rested in, s", sending / 1000, (performance.now() - began) / 1000);

  const isSmall =
    rests.every(({ content }) => content <= CONTENT_AT_REST_MAX) && peaks.every(({ all }) => all <= ALL_MAX);
  process.exitCode = isSmall && load.sorted.length === load.sent ? 0 : 1;
} finally {
  await apps.end();
}
