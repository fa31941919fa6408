import { lookup } from "node:dns/promises";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../environment.ts";
import { isFree } from "../ports.ts";
import { untilWell } from "./healthy.ts";
import { PLACES } from "./machine.ts";
import { stateOf, systemctl } from "./services.ts";
import { CADDYFILE, caddyfileOf } from "./shipped-files.ts";

/** First words of Debian's own file, and of ours: anything else is somebody's. */
const OF_DEBIAN = "# The Caddyfile is an easy way to configure your Caddy web server.";
const OURS = "# Schaufenster behind Caddy";

const PORTS = [80, 443];

/** Other servers that may hold these ports, by their units. */
const OTHERS = ["nginx", "apache2", "lighttpd", "haproxy"];

/** How long a certificate may take, in ms. */
const CERTIFICATE_MS = 45_000;

/** Gives Caddy its file and starts it. @returns sentences for what the administrator has to do */
export async function startFront(host: string): Promise<string[]> {
  if (!existsSync(PLACES.caddy))
    return [
      "No Caddy is installed: apt-get install caddy, then this once more; or nginx, as docs/operations.md has it.",
    ];
  const file = CADDYFILE;
  const before = existsSync(file) ? readFileSync(file, "utf8") : OF_DEBIAN;
  if (!before.startsWith(OF_DEBIAN) && !before.startsWith(OURS)) {
    const own = `${file}.schaufenster`;
    writeFileSync(own, caddyfileOf(ROOT, host));
    return [`${file} is in use, and stays as it is. What this website needs is in ${own}: take it over, reload caddy.`];
  }
  if (before.startsWith(OF_DEBIAN)) {
    if (existsSync(file)) copyFileSync(file, `${file}.before-schaufenster`);
    writeFileSync(file, caddyfileOf(ROOT, host));
  }
  await systemctl("stop", "caddy").catch(() => {}); // it may hold the ports itself
  const taken: number[] = [];
  for (const port of PORTS) if (!(await isFree(port))) taken.push(port);
  if (taken.length > 0) {
    const running = (await Promise.all(OTHERS.map(async (unit) => [unit, await stateOf(unit)] as const)))
      .filter(([, state]) => state === "active")
      .map(([unit]) => unit);
    const by = running.join(", ") || "another program (ss -ltnp names it)";
    return [
      `Caddy cannot start: port ${taken.join(" and ")} is taken by ${by}. Stop that, then: systemctl restart caddy` +
        ` (or have nginx show this website, as docs/operations.md has it).`,
    ];
  }
  try {
    await systemctl("restart", "caddy");
  } catch {
    return ["Caddy did not start. Why is in: journalctl -u caddy"];
  }
  return await fromOutside(host);
}

/** Looks whether visitors can come. */
async function fromOutside(host: string): Promise<string[]> {
  const said: string[] = [];
  for (const name of hostsOf(host)) {
    const isKnown = await lookup(name).catch(() => null);
    if (!isKnown) said.push(`${name} leads nowhere yet. Give it a DNS entry for this machine; Caddy does the rest.`);
  }
  if (said.length > 0) return said;
  const url = `https://${host}/health`;
  const isWell = await untilWell(url, { maxMs: CERTIFICATE_MS }).catch((error: Error) => error);
  if (isWell instanceof Error)
    said.push(
      `${url} does not answer yet. Does ${host} lead to this machine? schaufenster status; journalctl -u caddy`,
    );
  return said;
}

const hostsOf = (host: string) => (host.startsWith("www.") ? [host, host.slice("www.".length)] : [host]);
