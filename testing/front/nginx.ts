import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Certificate } from "./certificate.ts";
import { type Engine, shipped, startEngine } from "./engine.ts";

export type NginxOptions = {
  /** Takes configuration, cache and logs. */
  folder: string;
  ports: { https: number; http: number };
  /** Ports of the sites on loopback. */
  sites: number[];
  /** The sites' CACHE_DIR, for a test that looks at files. */
  cacheDir?: string;
  certificate: Certificate;
};

/**
 * Writes deploy/nginx.conf with a machine's own paths and ports, in the frame that Debian's nginx.conf gives it. A request
 * says in X-Real-IP from where it comes, as one of a CDN does.
 *
 * @param change of the shipped file, for what is measured without it
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

/** Starts the nginx of a file that {@link writeNginx} wrote. */
export function startNginx(file: string, { ports }: Pick<NginxOptions, "ports">): Promise<Engine> {
  return startEngine("nginx", ["-c", file], { port: ports.https });
}
