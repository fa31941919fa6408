/**
 * `npm run bench:page-cache`: requests a second of the cached landing page by the site alone, beside nginx that serves the
 * same bytes as a file, for information. Both keep an access log and have one core and one worker, wrk another; they take
 * turns, so that other work on the machine hits both alike.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { median } from "../testing/open-loop.ts";
import { ASKING, MEASURED, pin, requirePrograms, runOn } from "./cores.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

/** Headers that nginx sets itself. */
const OWN_HEADERS = new Set(["date", "server", "connection", "keep-alive", "content-length", "x-request-id"]);

type Answer = { headers: [string, string][]; body: Buffer };

/** A page as a browser gets it, compressed. */
async function fetchPage(url: string): Promise<Answer> {
  const [response] = await once(get(url, { headers: { "accept-encoding": "br" } }), "response");
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const body = Buffer.concat(await response.toArray());
  const headers = Object.entries(response.headers as Record<string, string>);
  return { headers: headers.filter(([name]) => !OWN_HEADERS.has(name)), body };
}

/** One location a page, each with the site's own headers. */
function nginxConfiguration(folder: string, port: number, pages: Map<string, Answer>): string {
  const locations = [...pages].map(([path, { headers }]) => {
    const own = headers.filter(([name]) => name !== "content-type" && name !== "etag");
    const added = own.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join(" ");
    return `location = ${path} { root ${join(folder, "pages")}; try_files /${fileFor(path)} =404; types {} default_type "text/html; charset=utf-8"; ${added} }`;
  });
  return `
user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server { listen 127.0.0.1:${port}; ${locations.join("\n")} }
}`;
}

const fileFor = (path: string) => `page${path.replaceAll("/", "-")}.html`;

/** Requests a second. */
async function measure(url: string, headers: string[]): Promise<number> {
  const sent = headers.flatMap((header) => ["-H", header]);
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...sent];
  const printed = await runOn(ASKING, "wrk", [...options, url]);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(printed) ?? [];
  if (!perSecond || /Non-2xx|Socket errors/.test(printed)) throw new Error(`wrk says:\n${printed}`);
  return Number(perSecond);
}

requirePrograms("nginx", "wrk", "taskset");
await build();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-nginx-"));
const apps = new Apps({ site: await freePort(), content: await freePort() });
const nginxPort = await freePort();
let nginx: ChildProcess | undefined;
try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  const page = await fetchPage(`${apps.url}/`);
  const pages = new Map([["/", page]]);
  const file = join(folder, "pages", fileFor("/"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page.body);
  writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, nginxPort, pages));
  nginx = spawn("taskset", ["-c", String(MEASURED), "nginx", "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  pin(apps.pid("site"), MEASURED);
  pin(apps.pid("content"), ASKING);

  const etag = page.headers.find(([name]) => name === "etag")?.[1] ?? "";
  const kinds: [string, string[]][] = [
    ["brotli", ["Accept-Encoding: br"]],
    ["not encoded", []],
    ["brotli, known (304)", ["Accept-Encoding: br", `If-None-Match: ${etag}`]],
  ];
  process.stdout.write(`Landing page, ${page.body.byteLength} bytes of brotli; median of ${ROUNDS} rounds\n`);
  for (const [kind, headers] of kinds) {
    const [site, file]: [number[], number[]] = [[], []];
    await measure(`${apps.url}/`, headers); // warms up
    for (let round = 0; round < ROUNDS; round += 1) {
      site.push(await measure(`${apps.url}/`, headers));
      file.push(await measure(`http://127.0.0.1:${nginxPort}/`, ["Accept-Encoding: br"]));
    }
    const [ours, theirs] = [median(site), median(file)].map((rate) => rate.toFixed(0));
    process.stdout.write(`${kind.padEnd(20)} site ${ours}, nginx with the brotli file ${theirs} requests a second\n`);
  }
} finally {
  nginx?.kill();
  await apps.end();
  rmSync(folder, { recursive: true, force: true });
}
