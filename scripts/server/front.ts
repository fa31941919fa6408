import { lookup } from "node:dns/promises";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../environment.ts";
import { untilHealthy } from "./healthy.ts";
import { PLACES } from "./machine.ts";
import { systemctl } from "./systemd-services.ts";

/** First words of Debian's file, and of ours: any other file belongs to the administrator. */
const OF_DEBIAN = "# The Caddyfile is an easy way to configure your Caddy web server.";
const OURS = "# Schaufenster behind Caddy";

const CERTIFICATE_MS = 45_000;

/** Writes Caddy's file and starts it. @returns sentences about what the administrator has to do */
export async function startFront(host: string): Promise<string[]> {
  if (!existsSync(PLACES.caddy))
    return [
      "No Caddy is installed: apt-get install caddy, then this once more; or nginx, as docs/operations.md has it.",
    ];
  const file = join(PLACES.caddy, "Caddyfile");
  const before = existsSync(file) ? readFileSync(file, "utf8") : OF_DEBIAN;
  if (!before.startsWith(OF_DEBIAN) && !before.startsWith(OURS)) {
    const own = `${file}.schaufenster`;
    writeFileSync(own, caddyfileFor(host));
    return [`${file} is in use, and stays as it is. What this website needs is in ${own}: take it over, reload caddy.`];
  }
  if (before.startsWith(OF_DEBIAN)) {
    if (existsSync(file)) copyFileSync(file, `${file}.before-schaufenster`);
    writeFileSync(file, caddyfileFor(host));
  }
  return systemctl("restart", "caddy").then(
    () => fromOutside(host),
    () => [
      "Caddy did not start: journalctl -u caddy says why. If another program has port 80 or 443 (ss -ltnp), stop that, then: systemctl restart caddy; or have nginx show this website, as docs/operations.md has it.",
    ],
  );
}

/** The shipped Caddyfile for a host. One that begins with www. also redirects from the name without it. */
function caddyfileFor(host: string): string {
  const text = readFileSync(join(ROOT, "deploy/Caddyfile"), "utf8");
  if (host.startsWith("www.")) return text.replace(/example\.org/g, host.slice("www.".length));
  return text.replace(/^example\.org \{\n[^}]*\{uri\}[^}]*\}\n\n/m, "").replace(/www\.example\.org/g, host);
}

async function fromOutside(host: string): Promise<string[]> {
  const unknown: string[] = [];
  for (const name of new Set([host, host.replace(/^www\./, "")]))
    if (!(await lookup(name).catch(() => null))) unknown.push(name);
  if (unknown.length > 0)
    return [`No DNS entry yet for ${unknown.join(", ")}. Once it leads to this machine, Caddy does the rest.`];
  const url = `https://${host}/health`;
  return untilHealthy(url, undefined, CERTIFICATE_MS).then(
    () => [],
    () => [`${url} does not answer yet. Does ${host} lead to this machine? schaufenster status; journalctl -u caddy`],
  );
}
