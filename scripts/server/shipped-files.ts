import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLACES, settingsOfServer } from "./machine.ts";
import { CONTENT, systemctl } from "./services.ts";
import { nameOfVersion } from "./versions.ts";
import { writeWhole } from "./write-whole.ts";

export const CADDYFILE = join(PLACES.caddy, "Caddyfile");
const NGINX_CONF = join(PLACES.nginx, "conf.d/schaufenster.conf");

/** The host in the shipped files, and the one without www that leads to it. */
const PLACEHOLDER = /example\.org/g;

const shipped = (version: string, name: string) => readFileSync(join(version, "deploy", name), "utf8");

/** A version's units as they are installed: each file with its text. */
export const unitsOf = (version: string): [file: string, text: string][] =>
  readdirSync(join(version, "deploy/systemd"))
    .filter((name) => name.endsWith(".service"))
    .map((name) => [join(PLACES.units, name), shipped(version, join("systemd", name))]);

/** A version's Caddyfile for a host. One that begins with www. has one without beside it. */
export function caddyfileOf(version: string, host: string): string {
  const text = shipped(version, "Caddyfile");
  if (host.startsWith("www.")) return text.replace(PLACEHOLDER, host.slice("www.".length));
  return text.replace(/^example\.org \{\n[^}]*\{uri\}[^}]*\}\n\n/m, "").replace(/www\.example\.org/g, host);
}

/** A version's file for logrotate; none before December 2026, when the front servers rolled their logs. */
export function logrotateOf(version: string): [file: string, text: string][] {
  return existsSync(join(version, "deploy/logrotate")) ? [[PLACES.logrotate, shipped(version, "logrotate")]] : [];
}

/** All that a version has outside its folder, as setup or docs/operations.md install it. */
function filesOf(version: string): Map<string, string> {
  const { hostname } = new URL(settingsOfServer().PUBLIC_URL);
  return new Map([
    ...unitsOf(version),
    ...logrotateOf(version),
    [CADDYFILE, caddyfileOf(version, hostname)],
    [NGINX_CONF, shipped(version, "nginx.conf").replace(PLACEHOLDER, hostname.replace("www.", ""))],
  ]);
}

/**
 * Puts units and the front server's file of one version in the place of another's. Files that somebody has changed stay,
 * as do drop-ins.
 */
export async function renewFiles(from: string, to: string): Promise<void> {
  const before = filesOf(from);
  const hasUnits = existsSync(join(PLACES.units, `${CONTENT}.service`));
  const renewed: string[] = [];
  for (const [file, text] of filesOf(to)) {
    const isNew = !before.has(file);
    const present = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    if (present === text || before.get(file) === text || (present === undefined && !(isNew && hasUnits))) continue;
    if (present === before.get(file)) {
      writeWhole(file, text);
      renewed.push(file);
    } else
      process.stdout.write(
        `! ${file} was changed by hand and stays. ${nameOfVersion(to)} has another one: compare them.\n`,
      );
  }
  if (renewed.some((file) => file.startsWith(PLACES.units))) await systemctl("daemon-reload");
  for (const [file, front] of [
    [CADDYFILE, "caddy"],
    [NGINX_CONF, "nginx"],
  ] as const)
    if (renewed.includes(file))
      await systemctl("reload", front).catch((error: Error) => process.stdout.write(`! ${error.message}\n`));
}
