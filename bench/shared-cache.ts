/**
 * `npm run bench:shared-cache`: deploy/nginx.conf before the built site: how long after a publish visitors see it, how
 * many cached pages a second come beside the same bytes as a file, and what is served when the site is stopped.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { build } from "../scripts/build.ts";
import { signInByRest } from "../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../testing/apps.ts";
import { askFront, HOST } from "../testing/front/ask.ts";
import { makeCertificate } from "../testing/front/certificate.ts";
import type { Engine } from "../testing/front/engine.ts";
import { startNginx, writeNginx } from "../testing/front/nginx.ts";
import { median, quantile } from "../testing/open-loop.ts";
import { ASKING, requirePrograms, runOn } from "./cores.ts";

const PUBLISHES = 40;
const VISIBLE_WITHIN_MS = 2000;

/** How often a visitor comes, in ms. */
const VISIT_MS = 20;

const ROUNDS = 7;
const SECONDS = 3;
const CONNECTIONS = 32;
const RATIO = 0.95;

/** Longer than any copy is served without asking the site, in ms. */
const EXPIRED_MS = 4000;

requirePrograms("nginx", "wrk", "taskset", "openssl");
await build();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-nginx-"));
const certificate = makeCertificate(folder, [HOST]);
const ports = { https: await freePort(), http: await freePort() };
const filePort = await freePort();
const sitePort = await freePort();
const apps = new Apps(
  { site: sitePort, content: await freePort() },
  { PUBLIC_URL: `https://${HOST}`, SEED: "demo", TRUST_PROXY: "1" },
);

const visit = () =>
  askFront({ port: ports.https, ca: certificate.text }, "/", { headers: { "accept-encoding": "identity" } });

/** A second server of the same nginx: the landing page's bytes as a file, with the site's headers. */
async function fileServer(): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(`${apps.url}/`, { headers: { "accept-encoding": "br" } }, resolve),
  );
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "files/page.html"), Buffer.concat(await answer.toArray()));
  const own = Object.entries(answer.headers).filter(([name]) =>
    /policy|security|options|cache|vary|encoding/.test(name),
  );
  const added = own.map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`).join(" ");
  return `
server {
  listen 127.0.0.1:${filePort} ssl http2; access_log ${folder}/logs/files.log schaufenster; gzip off;
  ssl_certificate ${certificate.certificateFile}; ssl_certificate_key ${certificate.keyFile};
  location = / {
    root ${folder}/files; try_files /page.html =404; types {} default_type "text/html; charset=utf-8"; ${added}
  }
}`;
}

async function publish(header: string, token: string): Promise<void> {
  const response = await fetch(`${apps.url}/api/services/1`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `JWT ${token}` },
    body: JSON.stringify({ header, _status: "published" }),
  });
  if (!response.ok) throw new Error(`The content system answered ${response.status}: ${await response.text()}`);
}

/** Time from an editor's save until a visitor sees it, in ms, at any moment of the copy's life. */
async function untilVisible(header: string, token: string): Promise<number> {
  const moment = performance.now() + Math.random() * VISIBLE_WITHIN_MS;
  while (performance.now() < moment) {
    await visit();
    await later(VISIT_MS);
  }
  await publish(header, token);
  const saved = performance.now();
  while (!(await visit()).text.includes(header)) await later(VISIT_MS);
  return performance.now() - saved;
}

/** Requests a second. */
async function measure(port: number): Promise<number> {
  const headers = ["-H", `Host: ${HOST}`, "-H", "Accept-Encoding: br, gzip"];
  const load = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers];
  const printed = await runOn(ASKING, "wrk", [...load, `https://127.0.0.1:${port}/`]);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(printed) ?? [];
  if (!perSecond || /Non-2xx|Socket errors/.test(printed)) throw new Error(`wrk says:\n${printed}`);
  return Number(perSecond);
}

let nginx: Engine | undefined;
try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  const token = await signInByRest(apps.url, ADMINISTRATOR);
  const files = await fileServer();
  // One address asks for all of it here.
  const unlimited = (text: string) => text.replaceAll(/^\s*limit_(?:req|conn) .*\n/gm, "") + files;
  const options = { folder, ports, sites: [sitePort], certificate };
  nginx = await startNginx(writeNginx(options, unlimited), options);

  const times: number[] = [];
  for (let number = 1; number <= PUBLISHES; number += 1)
    times.push(await untilVisible(`Veröffentlicht Nr. ${number} von ${PUBLISHES}`, token));
  times.sort((a, b) => a - b);
  const [half, most, all] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0));
  process.stdout.write(`saved to visible, ${PUBLISHES} publishes: median ${half}, p95 ${most}, longest ${all} ms\n`);
  if (quantile(times, 0.95) > VISIBLE_WITHIN_MS) process.exitCode = 1;

  const rates: { cached: number; file: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const rate = { cached: await measure(ports.https), file: await measure(filePort) };
    if (round >= 0) rates.push(rate); // the first round warms up
  }
  const ratio = median(rates.map(({ cached, file }) => cached / file));
  const [cached, file] = [median(rates.map((rate) => rate.cached)), median(rates.map((rate) => rate.file))];
  process.stdout.write(
    `cached pages ${cached.toFixed(0)}/s, the same as a file ${file.toFixed(0)}/s: ${ratio.toFixed(2)}\n`,
  );
  if (ratio < RATIO) process.exitCode = 1;

  await apps.stop("site");
  await later(EXPIRED_MS);
  const { status } = await visit();
  process.stdout.write(`while every site is stopped, nginx answers ${status}\n`);
  if (status !== 200) process.exitCode = 1;
} finally {
  await nginx?.end();
  await apps.end();
  rmSync(folder, { recursive: true, force: true });
}
