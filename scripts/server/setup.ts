import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseEnv } from "node:util";
import { ROOT } from "../environment.ts";
import { showFirstLogin } from "../first-login.ts";
import { isFree } from "../ports.ts";
import { startFront } from "./front.ts";
import { PLACES } from "./machine.ts";
import { CONTENT, hasSystemd, siteUnit, stateOf, systemctl, untilStarted } from "./systemd-services.ts";

const SECRET_BYTES = 32;
const SITE_PORT = 3000;
const CONTENT_PORT = 3001;

const SITE = `http://127.0.0.1:${SITE_PORT}/health/ready`;
const CONTENT_URL = `http://127.0.0.1:${CONTENT_PORT}/health`;

type Given = {
  host: string;
  admin: string;
  /** "demo" starts with the demo agency. */
  seed: string;
};

/**
 * Writes settings with secrets and the front server's file; then starts everything and prints the address and the first
 * password. Run again, it keeps the settings and does the rest. Users and units come with the package.
 *
 * @throws Error with a sentence, before anything is changed, if it can't be done
 */
export async function setUp(given: Given): Promise<void> {
  const host = hostOf(given.host);
  if (process.getuid?.() !== 0) throw new Error(`Only root can do that: sudo schaufenster setup ${host}`);
  if (!hasSystemd()) throw new Error("systemd is not running here. docs/operations.md explains the setup without it.");
  const before = existsSync(PLACES.settings) ? parseEnv(readFileSync(PLACES.settings, "utf8")).PUBLIC_URL : undefined;
  if (before && before !== `https://${host}`) {
    throw new Error(`${PLACES.settings} has PUBLIC_URL=${before}. Change it there, then: schaufenster setup ${host}`);
  }
  await checkPort(SITE_PORT, siteUnit(SITE_PORT));
  await checkPort(CONTENT_PORT, CONTENT);
  if (!before) writeSettings({ ...given, host, admin: await adminOf(given.admin, host) });
  await systemctl("reset-failed", CONTENT).catch(() => {});
  await systemctl("enable", "--now", CONTENT, siteUnit(SITE_PORT));
  process.stdout.write("Starting …\n");
  try {
    await untilStarted(CONTENT, CONTENT_URL);
    await untilStarted(siteUnit(SITE_PORT), SITE);
  } catch (error) {
    const advice = `The settings are in ${PLACES.settings}. Fix it, then run schaufenster setup again.`;
    throw new Error(`${(error as Error).message}\n${advice}`);
  }
  const todo = await startFront(host);
  process.stdout.write(`\n  Site   https://${host}\n  Admin  https://${host}/admin\n\n`);
  showFirstLogin(PLACES.data);
  for (const sentence of todo) process.stdout.write(`! ${sentence}\n`);
}

/** @throws Error unless it is a host with a domain; URL parts around it are ignored */
function hostOf(given: string): string {
  const url = `https://${given.trim().replace(/^https?:\/\//i, "")}`;
  const { hostname = "", port = "" } = URL.canParse(url) ? new URL(url) : {};
  if (port || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)) {
    throw new Error(`${given || "That"} is no host. As visitors type it: schaufenster setup www.example.org`);
  }
  return hostname;
}

/** The first administrator's e-mail address: as given, asked for, or at the website's own domain. */
async function adminOf(given: string, host: string): Promise<string> {
  const usual = `admin@${host.replace(/^www\./, "")}`;
  let admin = given;
  if (!admin && process.stdin.isTTY) {
    const ask = createInterface({ input: process.stdin, output: process.stdout });
    admin = (await ask.question(`E-mail address of who signs in first [${usual}]: `)).trim();
    ask.close();
  }
  admin ||= usual;
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(admin)) throw new Error(`${admin} is not an e-mail address.`);
  return admin;
}

async function checkPort(port: number, unit: string): Promise<void> {
  if ((await stateOf(unit)) === "active" || (await isFree(port, "127.0.0.1"))) return;
  throw new Error(`Port ${port} is used by another program: find it with ss -ltnp, stop it, then run this again.`);
}

function writeSettings({ host, admin, seed }: Given): void {
  const secret = () => randomBytes(SECRET_BYTES).toString("hex");
  const text = readFileSync(join(ROOT, "deploy/systemd/schaufenster.env"), "utf8")
    .replace("https://www.example.org", `https://${host}`)
    .replace(/^SEED=.*$/m, `SEED=${seed}`)
    .replace(/^ADMIN_EMAIL=$/m, `ADMIN_EMAIL=${admin}`)
    .replace(/^(?:(?:PAYLOAD|WEBHOOK)_SECRET|BACKUP_PASSPHRASE)=$/gm, (line) => line + secret());
  writeFileSync(PLACES.settings, text, { mode: 0o600, flag: "wx" });
}
