/**
 * `npm run bench:page-cache`: requests a second of the cached landing page by the site alone, beside a Next site with the
 * same content as a static page, and beside nginx that serves the same bytes as a file. Each has one core and one worker,
 * wrk another; they take turns, so that other work on the machine hits all alike.
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
import { startNextSite } from "./next-site.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

/** Headers that nginx sets itself. */
const OWN_HEADERS = new Set(["date", "server", "connection", "keep-alive", "content-length", "x-request-id"]);

type Answer = { headers: [string, string][]; body: Buffer };

/** A page as a browser gets it, compressed. */
async function fetchPage(url: string, encoding = "br"): Promise<Answer> {
  const [response] = await once(get(url, { headers: { "accept-encoding": encoding } }), "response");
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

/** Takes the content of a page, without its scripts and styles. */
function bodyOf({ body }: Answer): string {
  const [, shown = ""] = /<body[^>]*>(.*)<\/body>/s.exec(body.toString()) ?? [];
  return shown.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
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
let next: { url: string; end: () => void } | undefined;
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

  next = await startNextSite(bodyOf(await fetchPage(`${apps.url}/`, "identity")), await freePort());

  const compressed = "br, gzip";
  const known = async (url: string) => {
    const etag = (await fetchPage(url, compressed)).headers.find(([name]) => name === "etag")?.[1] ?? "";
    return [`Accept-Encoding: ${compressed}`, `If-None-Match: ${etag}`];
  };
  const kinds: [string, (url: string) => Promise<string[]>][] = [
    ["compressed", async () => [`Accept-Encoding: ${compressed}`]],
    ["not compressed", async () => []],
    ["compressed, known (304)", known],
  ];
  const urls = { site: `${apps.url}/`, next: `${next.url}/`, nginx: `http://127.0.0.1:${nginxPort}/` };
  process.stdout.write(
    `Landing page, ${page.body.byteLength} bytes of brotli; requests/s, median of ${ROUNDS} rounds\n`,
  );
  for (const [kind, headersFor] of kinds) {
    const rates: Record<keyof typeof urls, number[]> = { site: [], next: [], nginx: [] };
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const name of ["site", "next", "nginx"] as const) {
        const rate = await measure(urls[name], await headersFor(urls[name]));
        if (round >= 0) rates[name].push(rate); // the first round warms up
      }
    }
    const [site, nextSite, file] = [median(rates.site), median(rates.next), median(rates.nginx)];
    const figures = `site ${site.toFixed(0)}, Next ${nextSite.toFixed(0)}, nginx ${file.toFixed(0)}`;
    const ratios = `site/Next ${(site / nextSite).toFixed(1)}, site/nginx ${(site / file).toFixed(2)}`;
    process.stdout.write(`${kind.padEnd(24)} ${figures}; ${ratios}\n`);
  }
} finally {
  nginx?.kill();
  next?.end();
  await apps.end();
  rmSync(folder, { recursive: true, force: true });
}
