#!/usr/bin/env node
/*
 * A fake of systemd: starts and stops the version that the link `current` names, as the units do, below the folder
 * SCHAUFENSTER_ROOT. SYSTEMCTL_SITE is the port of the one site.
 */
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";

const POLL_MS = 50;

/** As in the units (TimeoutStopSec). */
const TIMEOUT_STOP_MS = 60_000;

const root = process.env.SCHAUFENSTER_ROOT ?? "";
const settingsFile = join(root, "etc/schaufenster.env");
const sitePort = process.env.SYSTEMCTL_SITE ?? "";
const [verb = "", ...units] = process.argv.slice(2);

const fileOf = (unit) => join(root, "run", `${unit.split("@")[0]}.pid`);

function pidOf(unit) {
  try {
    const pid = Number(readFileSync(fileOf(unit), "utf8"));
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.includes(") Z ") ? 0 : pid; // ended, but not yet reaped
  } catch {
    return 0;
  }
}

function start(unit) {
  if (pidOf(unit)) return;
  const settings = parseEnv(readFileSync(settingsFile, "utf8"));
  const [app, url] = unit.includes("content")
    ? ["content", settings.CONTENT_URL]
    : ["site", `http://127.0.0.1:${sitePort}`];
  const args =
    app === "content"
      ? ["../node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", new URL(url).port]
      : ["dist/server/main.js"];
  const log = openSync(join(root, `${app}.log`), "a");
  const { PATH, HOME } = process.env;
  const data = join(root, "var/lib/schaufenster");
  const ofUnits = {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: sitePort,
    CACHE_DIR: join(root, "cache"),
    DATA_DIR: data,
    BACKUP_DIR: `${data}-backups`,
    FIRST_LOGIN_FILE: join(data, "first-login.txt"),
  };
  const child = spawn(process.execPath, ["../.programs/run-app.js", app, `${url}/health`, ...args], {
    cwd: join(realpathSync(join(root, "opt/schaufenster/current")), app),
    env: { PATH, HOME, ...ofUnits, ...settings },
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  writeFileSync(fileOf(unit), String(child.pid));
  child.unref();
}

async function stop(unit) {
  const pid = pidOf(unit);
  if (pid) process.kill(pid, "SIGTERM");
  for (let waited = 0; pidOf(unit); waited += POLL_MS) {
    if (waited === TIMEOUT_STOP_MS) process.kill(pid, "SIGKILL");
    await pause(POLL_MS);
  }
  rmSync(fileOf(unit), { force: true });
}

for (const unit of units.filter((each) => each.startsWith("schaufenster-"))) {
  if (verb === "stop" || verb === "restart") await stop(unit);
  if (verb === "start" || verb === "restart" || verb === "enable") start(unit);
  if (verb === "is-active") process.stdout.write(pidOf(unit) ? "active\n" : "inactive\n");
}
if (verb === "is-enabled" && !existsSync(settingsFile)) process.exitCode = 1;
if (verb === "list-units") process.stdout.write(`schaufenster-site@${sitePort}.service loaded active running\n`);
if (verb === "--version") process.stdout.write("none\n");
