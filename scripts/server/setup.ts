import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../environment.ts";
import { untilWell } from "./healthy.ts";
import { PLACES } from "./machine.ts";
import { CONTENT, siteUnit, stateOf, systemctl } from "./services.ts";

const SECRET_BYTES = 32;
const SITE_PORT = 3000;
const POLL_MS = 500;

/** The host in the shipped files, and the one without www that leads to it. */
const PLACEHOLDER = /example\.org/g;

const DEPLOY = join(ROOT, "deploy");

type Given = {
  /** As visitors type it: www.example.org, or a host of another name. */
  host: string;
  admin: string;
  /** "demo" begins with the demo agency. */
  seed: string;
};

/** Users, settings with secrets, units, the front server's file; then starts all and shows the address and the first password. */
export async function setUp({ host, admin, seed }: Given): Promise<void> {
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) throw new Error(`${host} is no host such as www.example.org.`);
  if (existsSync(PLACES.settings))
    throw new Error(`${PLACES.settings} is there already: change it by hand, and restart.`);
  if (!/^\S+@\S+\.\S+$/.test(admin)) {
    throw new Error(`Who signs in first? schaufenster setup ${host} --admin YOU@YOUR-AGENCY.de`);
  }
  makeUsers();
  for (const unit of readdirSync(join(DEPLOY, "systemd")).filter((name) => name.endsWith(".service"))) {
    mkdirSync(PLACES.units, { recursive: true });
    copyFileSync(join(DEPLOY, "systemd", unit), join(PLACES.units, unit));
  }
  writeSettings(host, admin, seed);
  const front = setUpFront(host);
  await systemctl("daemon-reload");
  await systemctl("enable", "--now", CONTENT, siteUnit(SITE_PORT));
  if (front) await systemctl("restart", front).catch((error: Error) => process.stdout.write(`! ${error.message}\n`));
  process.stdout.write("Starting …\n");
  await firstStart();
  await untilWell(`http://127.0.0.1:${SITE_PORT}/health/ready`);
  process.stdout.write(`\n  Site   https://${host}\n  Admin  https://${host}/admin\n\n${firstLogin()}`);
  if (!front) process.stdout.write("No front server is installed: apt-get install caddy, then docs/operations.md.\n");
}

/** The second user sees neither settings nor data. Where they are there nothing happens. */
function makeUsers(): void {
  const shell = ["--shell", "/usr/sbin/nologin"];
  for (const [name, ...home] of [
    ["schaufenster", "--home-dir", "/var/lib/schaufenster"],
    ["schaufenster-site", "--no-create-home"],
  ]) {
    try {
      execFileSync("id", [name ?? ""], { stdio: "ignore" });
    } catch {
      execFileSync("useradd", ["--system", ...home, ...shell, name ?? ""]);
    }
  }
}

function writeSettings(host: string, admin: string, seed: string): void {
  const secret = () => randomBytes(SECRET_BYTES).toString("hex");
  const text = readFileSync(join(DEPLOY, "systemd/schaufenster.env"), "utf8")
    .replace("https://www.example.org", `https://${host}`)
    .replace(/^SEED=.*$/m, `SEED=${seed}`)
    .replace(/^ADMIN_EMAIL=$/m, `ADMIN_EMAIL=${admin}`)
    .replace(/^(PAYLOAD|WEBHOOK)_SECRET=$/gm, (line) => line + secret());
  writeFileSync(PLACES.settings, text, { mode: 0o600, flag: "wx" });
}

/**
 * Writes the front server's file, where it is installed and nobody has written one.
 *
 * @returns the unit to restart; null where there is none
 */
function setUpFront(host: string): "caddy" | null {
  if (!existsSync(PLACES.caddy)) return null;
  const file = join(PLACES.caddy, "Caddyfile");
  if (existsSync(file)) copyFileSync(file, `${file}.before-schaufenster`);
  writeFileSync(file, caddyfileFor(host));
  return "caddy";
}

/** The shipped file for a host. One that begins with www. has one without beside it. */
function caddyfileFor(host: string): string {
  const text = readFileSync(join(DEPLOY, "Caddyfile"), "utf8");
  if (host.startsWith("www.")) return text.replace(PLACEHOLDER, host.slice("www.".length));
  return text.replace(/^example\.org \{\n[^}]*\{uri\}[^}]*\}\n\n/m, "").replace(/www\.example\.org/g, host);
}

/** @throws Error when content ends for good instead */
async function firstStart(): Promise<void> {
  const file = join(PLACES.data, "first-login.txt");
  while (!existsSync(file)) {
    if ((await stateOf(CONTENT)) === "failed") {
      throw new Error("The content system did not start. Its last line says why: journalctl -u schaufenster-content");
    }
    await pause(POLL_MS);
  }
}

/** The first administrator's password, which is shown once. */
function firstLogin(): string {
  const file = join(PLACES.data, "first-login.txt");
  const text = readFileSync(file, "utf8");
  rmSync(file);
  return text;
}
