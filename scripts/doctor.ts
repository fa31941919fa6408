/** `schaufenster doctor`: looks at what goes wrong on servers, a line each. One that begins with an exclamation mark is wrong. */
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { ROOT, readEnvironment } from "./environment.ts";
import { PLACES } from "./server/machine.ts";
import { mistypedSettings } from "./setting-owners.ts";
import { checkSettings } from "./settings-check.ts";

const DAY_MS = 24 * 3600 * 1000;
const CERTIFICATE_DAYS = 14;
const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/** Rights of all but a file's owner. */
const OTHERS = 0o077;

process.stdout.on("error", () => {}); // who reads it may have gone: doctor | head -1

let faults = 0;

/** Prints the outcome of a look: its words, or why it failed. */
async function look(name: string, at: () => Promise<string> | string): Promise<void> {
  try {
    process.stdout.write(`  ${name.padEnd(10)}${await at()}\n`);
  } catch (error) {
    faults += 1;
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const words = cause instanceof Error ? `${message}: ${cause.message}` : message;
    process.stdout.write(`! ${name.padEnd(10)}${words.replaceAll("\n", `\n${" ".repeat(12)}`)}\n`);
  }
}

const environment = readEnvironment();
const { hostname, protocol, port } = new URL(environment.PUBLIC_URL);

/** @returns when the certificate that a host shows ends. @throws Error when it is none for this host */
function certificateOf(host: string): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port) || HTTPS_PORT, servername: host, timeout: TIMEOUT_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket
      .once("error", ({ code = "" }: NodeJS.ErrnoException) =>
        reject(
          new Error(`${host} shows no certificate that a browser takes (${code}). The front server's log says why.`),
        ),
      )
      .once("timeout", () => socket.destroy(new Error(`${host} does not answer on port 443.`)));
  });
}

await look("settings", async () => {
  await checkSettings(environment);
  const [mistyped] = mistypedSettings(environment);
  if (mistyped) throw new Error(mistyped);
  return "both apps take them";
});
await look("rights", () => {
  for (const folder of [environment.DATA_DIR, environment.BACKUP_DIR ?? environment.DATA_DIR])
    accessSync(folder, constants.R_OK | constants.W_OK);
  if (existsSync(PLACES.settings) && (statSync(PLACES.settings).mode & OTHERS) !== 0)
    throw new Error(`Others may read the secrets in ${PLACES.settings}: chmod 600 ${PLACES.settings}`);
  return `this user may write in ${environment.DATA_DIR}`;
});
await look("DNS", async () => {
  const addresses = await lookup(hostname, { all: true }).catch(() => {
    throw new Error(`${hostname} leads nowhere: its DNS entry is missing, or is not known here yet.`);
  });
  const own = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
  const isHere = addresses.some(({ address }) => own.includes(address));
  const where = isHere ? "this server" : "no address that this server knows of: right behind a proxy, else wrong";
  return `${hostname} leads to ${addresses.map(({ address }) => address).join(", ")}, ${where}`;
});
await look("TLS", async () => {
  if (protocol !== "https:") return `not asked for: PUBLIC_URL is ${environment.PUBLIC_URL}`;
  const end = await certificateOf(hostname);
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
  if (days < CERTIFICATE_DAYS) throw new Error(`The certificate ends in ${days} days, and nothing has renewed it.`);
  return `the certificate is good for ${days} days`;
});
await look("site", async () => {
  const response = await fetch(new URL("/health", environment.PUBLIC_URL), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${environment.PUBLIC_URL}/health answers ${response.status}.`);
  return `${environment.PUBLIC_URL} answers`;
});
await look("mail", () => {
  const args = ["--import", "tsx", "../tools/doctor/mail-command.ts"];
  const options = {
    cwd: join(ROOT, "content"),
    env: { ...environment, LOG_LEVEL: "silent" },
    encoding: "utf8",
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
});
await look("time", () => {
  const said = spawnSync("timedatectl", ["show", "-p", "NTPSynchronized", "--value"], {
    encoding: "utf8",
  }).stdout?.trim();
  if (said === "no") throw new Error("The clock is not kept right by a time server: apt-get install systemd-timesyncd");
  return `${new Date().toISOString()}${said === "yes" ? ", kept right by a time server" : "; compare it with a clock"}`;
});
process.exit(faults > 0 ? 1 : 0);
