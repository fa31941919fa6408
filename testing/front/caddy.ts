import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, shipped, startEngine } from "./engine.ts";

type CaddyOptions = {
  /** For configuration, certificates and logs. */
  folder: string;
  ports: { https: number; http: number };
  site: number;
  /** The site's CACHE_DIR, for tests of files. */
  cacheDir?: string;
};

type Adapted = { admin?: object; apps: { http: Record<string, unknown>; pki?: object; tls?: object } };

/** Caddy's own certificate authority for hosts without a public one, in its `XDG_DATA_HOME`. */
const AUTHORITY = "caddy/pki/authorities/local/root.crt";

/**
 * Starts Caddy with deploy/Caddyfile on unprivileged ports, with its own certificate authority instead of a public one.
 * Resolves when it listens.
 */
export async function startCaddy({
  folder,
  ports,
  site,
  cacheDir = join(folder, "copies"),
}: CaddyOptions): Promise<Engine & { ca: string }> {
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddyfile = join(folder, "Caddyfile");
  writeFileSync(
    caddyfile,
    shipped("Caddyfile", [
      ["127.0.0.1:3000", `127.0.0.1:${site}`],
      ["/var/log/caddy", folder],
      ["/var/cache/schaufenster", cacheDir],
    ]),
  );
  const adapt = ["adapt", "--config", caddyfile, "--adapter", "caddyfile"];
  const adapted = JSON.parse(
    execFileSync("caddy", adapt, { env: { ...process.env, ...env }, encoding: "utf8", stdio: "pipe" }),
  ) as Adapted;
  adapted.admin = { disabled: true };
  Object.assign(adapted.apps.http, { http_port: ports.http, https_port: ports.https });
  const [server] = Object.values(adapted.apps.http.servers as Record<string, { listen: string[] }>);
  if (server) server.listen = [`:${ports.https}`];
  adapted.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  adapted.apps.tls = { automation: { policies: [{ issuers: [{ module: "internal" }] }] } };
  const file = join(folder, "caddy.json");
  writeFileSync(file, JSON.stringify(adapted));
  const engine = await startEngine("caddy", ["run", "--config", file], { port: ports.https, env });
  return { ...engine, ca: readFileSync(join(folder, AUTHORITY), "utf8") };
}
