import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Certificate } from "./certificate.ts";
import { type Engine, shipped, startEngine } from "./engine.ts";

export type NginxOptions = {
  /** For configuration, cache and logs. */
  folder: string;
  ports: { https: number; http: number };
  sites: number[];
  /** The sites' CACHE_DIR, for tests of files. */
  cacheDir?: string;
  certificate: Certificate;
};

/**
 * Writes deploy/nginx.conf with local paths and ports, wrapped as in Debian's nginx.conf. A request gives its address
 * in X-Real-IP, as from a CDN.
 * @param change to the shipped file, for measurements without it
 * @returns the file to start nginx with
 */
export function writeNginx(
  { folder, ports, sites, cacheDir = join(folder, "copies"), certificate }: NginxOptions,
  change: (text: string) => string = (text) => text,
): string {
  for (const name of ["cache", "logs", "temporary"]) mkdirSync(join(folder, name), { recursive: true });
  const servers = sites.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n\t");
  const site = shipped("nginx.conf", [
    ["server 127.0.0.1:3000 max_fails=0;", servers],
    ["listen 443", `listen 127.0.0.1:${ports.https}`],
    ["listen 80", `listen 127.0.0.1:${ports.http}`],
    [/listen \[::\]:.*\n/, "\n"],
    ["/etc/letsencrypt/live/www.example.org/fullchain.pem", certificate.certificateFile],
    ["/etc/letsencrypt/live/www.example.org/privkey.pem", certificate.keyFile],
    ["/var/cache/schaufenster-nginx", join(folder, "cache")],
    ["root /var/cache/schaufenster;", `root ${cacheDir};`],
    ["/var/www/html", folder],
    ["/var/log/nginx", join(folder, "logs")],
  ]);
  writeFileSync(join(folder, "site.conf"), change(site));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`)
    .join(" ");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; daemon off; pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types; ssl_protocols TLSv1.2 TLSv1.3; gzip on; ${temporary}
  access_log ${folder}/logs/others.log;
  set_real_ip_from 127.0.0.0/8; real_ip_header X-Real-IP;
  include ${folder}/site.conf;
}
`,
  );
  return file;
}

/** Starts nginx with a file written by {@link writeNginx}. */
export function startNginx(file: string, { ports }: Pick<NginxOptions, "ports">): Promise<Engine> {
  return startEngine("nginx", ["-c", file], { port: ports.https });
}
