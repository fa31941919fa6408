/**
 * `npm run bench:render`: what a page costs that no cache holds, content system included, beside the same page from the
 * cache; both apps as built, with the demo agency.
 */
import { randomBytes } from "node:crypto";
import { PUBLISH_WEBHOOK_PATH } from "@schaufenster/contract/publish-webhook";
import { sign } from "@schaufenster/contract/signature";
import { WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@schaufenster/contract/signed-request";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { median, quantile } from "../testing/quantile.ts";
import { demoPages } from "./demo-pages.ts";

const RUNS = 30;

const secret = randomBytes(32).toString("hex");
await build();
const apps = new Apps(
  { site: await freePort(), content: await freePort() },
  { WEBHOOK_SECRET: secret, LOG_LEVEL: "error" },
);

/** As after a publish: every page is stale, and what the site knows of the agency with it. */
async function expire(): Promise<void> {
  const body = JSON.stringify({ source: "bench", id: null });
  const timestamp = String(Date.now());
  const signature = sign(`${timestamp}.${body}`, secret);
  const response = await fetch(apps.url + PUBLISH_WEBHOOK_PATH, {
    method: "POST",
    headers: { [WEBHOOK_TIMESTAMP_HEADER]: timestamp, [WEBHOOK_SIGNATURE_HEADER]: signature },
    body,
  });
  if (!response.ok) throw new Error(`The webhook was answered with ${response.status}.`);
}

async function timed(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(apps.url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - started;
}

try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  process.stdout.write(`Median and p95 of ${RUNS}, in ms\npage                     rendered      p95    cached\n`);
  for (const path of await demoPages(apps.url)) {
    const [rendered, cached] = [[], []] as [number[], number[]];
    for (let run = 0; run < RUNS; run += 1) {
      await expire();
      rendered.push(await timed(path));
      cached.push(await timed(path));
    }
    const p95 = quantile(
      rendered.toSorted((a, b) => a - b),
      0.95,
    );
    const cells = [median(rendered), p95, median(cached)].map((ms) => ms.toFixed(1).padStart(9));
    process.stdout.write(`${path.padEnd(24)} ${cells.join(" ")}\n`);
  }
} finally {
  await apps.end();
}
