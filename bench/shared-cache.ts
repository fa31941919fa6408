/**
 * `npm run bench:shared-cache`: how long after a publish a real nginx in front goes on serving the old page, by the page's
 * Cache-Control, and what it serves while the site fails.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { CACHE_POLICY } from "../site/src/server/http/cache-policy.ts";
import { freePort } from "../testing/apps.ts";
import { requirePrograms } from "./cores.ts";

const ROUNDS = 12;

/** How often a visitor comes, in ms. */
const VISIT_MS = 20;

/** When a publish shows at the latest, in ms. */
const TARGET_MS = 2000;

const POLICIES = [CACHE_POLICY.page, "public, max-age=0, s-maxage=1, stale-while-revalidate=1"];

let text = 0;
let policy = "";
let isFailing = false;
const origin = createServer((_, response) => {
  if (isFailing) return response.writeHead(503, { "cache-control": CACHE_POLICY.private }).end("down");
  return response.writeHead(200, { "cache-control": policy }).end(String(text));
});
await once(origin.listen(0, "127.0.0.1"), "listening");

const folder = mkdtempSync(join(tmpdir(), "schaufenster-nginx-"));
const port = await freePort();
writeFileSync(
  join(folder, "nginx.conf"),
  `user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off; client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  proxy_cache_path ${folder}/cache keys_zone=pages:1m inactive=7d;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://127.0.0.1:${(origin.address() as AddressInfo).port}; proxy_cache pages; proxy_cache_lock on; proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504; }
  }
}`,
);

const visit = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return { status: response.status, text: await response.text() };
};

/** Time until a visitor sees a publish that came at any moment after the page was cached, in ms. */
async function untilShown(): Promise<number> {
  await visit();
  await later(1000 + Math.random() * 1000); // nginx counts whole seconds
  await visit();
  text += 1;
  const published = performance.now();
  while ((await visit()).text !== String(text)) await later(VISIT_MS);
  return performance.now() - published;
}

requirePrograms("nginx");
let nginx: ChildProcess | undefined;
try {
  nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  for (policy of POLICIES) {
    await visit().catch(() => later(500));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await untilShown());
    const worst = Math.max(...times);
    process.stdout.write(`${policy}\n  shown after ${Math.min(...times).toFixed(0)} to ${worst.toFixed(0)} ms\n`);
    if (policy === CACHE_POLICY.page && worst > TARGET_MS + VISIT_MS * 2) process.exitCode = 1;
  }
  policy = CACHE_POLICY.page;
  await later(3000);
  await visit();
  isFailing = true;
  await later(3000);
  const { status } = await visit();
  process.stdout.write(`while the site answers 503, nginx answers ${status}\n`);
  if (status !== 200) process.exitCode = 1;
} finally {
  nginx?.kill();
  origin.close();
  rmSync(folder, { recursive: true, force: true });
}
