import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../environment.ts";
import { releaseIn } from "../version.ts";
import { healthAt } from "./healthy.ts";
import { PLACES, runScript, settingsOfServer } from "./machine.ts";
import { CONTENT, isEnabled, siteAt, sitePorts, siteUnit, systemctl, untilStarted } from "./systemd-services.ts";
import { currentVersion, nameOfVersion, removeOthersThan, switchTo } from "./versions.ts";

/** A front server's files, which belong to its administrator. */
const FRONT_FILES = ["Caddyfile", "nginx.conf"];

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Run by the package's postinst, from the version just unpacked: tries this version out, then makes it the running one.
 * If it is killed at any point, the old version or this one remains, and it can be run again.
 *
 * @throws Error with a sentence; before the switch nothing has been changed
 */
export async function install(): Promise<void> {
  const from = currentVersion();
  if (!from || !existsSync(PLACES.settings)) {
    switchTo(ROOT);
    say("Next: sudo schaufenster setup www.example.org");
    return;
  }
  const wayBack = from === ROOT ? "" : await change(from);
  if (!(await isEnabled(CONTENT))) say(`Next: sudo schaufenster setup ${new URL(settingsOfServer().PUBLIC_URL).host}`);
  else
    await restart().catch((error: Error) => {
      throw new Error(`${error.message}${wayBack}`);
    });
  removeOthersThan(ROOT);
  say(`${nameOfVersion(ROOT)} runs.${wayBack}`);
}

/**
 * Updates from another version to this one.
 *
 * @returns how to roll back, if this version changes the database
 */
async function change(from: string): Promise<string> {
  const [old, own] = [nameOfVersion(from), nameOfVersion(ROOT)];
  say(`From ${old} to ${own}, which is tried out on a copy of the database …`);
  const [port] = await sitePorts();
  const trial = ["server/trial", ...(port ? [siteAt(port)] : [])];
  const { code, said } = await runScript(trial, { collect: true });
  if (code !== 0) throw new Error(`${own} is refused, and ${old} runs as before: ${said}`);
  switchTo(ROOT);
  for (const file of FRONT_FILES)
    if (shipped(from, file) !== shipped(ROOT, file))
      say(`! ${file} has changed: compare yours with ${join(PLACES.versions, "current/deploy", file)}`);
  const [backup] = /schaufenster-[^/\s]+\.before-update\.\S+/.exec(said) ?? [];
  if (!backup) return "";
  return `
It has changed the database. The way back, which puts aside what comes in from now on:
  sudo schaufenster restore ${backup} --replace
  sudo apt install --allow-downgrades ./schaufenster_${releaseIn(from)?.version ?? "OLD"}_*.deb`;
}

function shipped(version: string, name: string): string {
  const file = join(version, "deploy", name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Restarts content, then its sites one by one, except those that already run this version. */
async function restart(): Promise<void> {
  const { CONTENT_URL } = settingsOfServer();
  const sites = (await sitePorts()).map((port) => [siteUnit(port), siteAt(port), "/health/ready"] as const);
  for (const [unit, url, ready] of [[CONTENT, CONTENT_URL, "/health"] as const, ...sites]) {
    if ((await healthAt(url)).version === nameOfVersion(ROOT)) continue;
    await systemctl("restart", unit);
    await untilStarted(unit, url + ready);
  }
}
