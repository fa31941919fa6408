import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { ownEnvironment } from "../setting-owners.ts";
import { checkPages, pagesOf, untilWell } from "./healthy.ts";
import { owner, settingsOfServer, startNode } from "./machine.ts";
import { nameOfVersion } from "./versions.ts";

/** How long the app may take to end in order, in ms. */
const STOP_MS = 30_000;

/** How much of its last words is told. */
const LAST_WORDS = 1200;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return String(port);
}

/** An app of a version that ends with this process. */
function startApp(version: string, app: "content" | "site", args: string[], env: NodeJS.ProcessEnv) {
  const child = startNode(version, ["--import", "../scripts/end-with-parent.mjs", ...args], {
    cwd: join(version, app),
    env: { ...ownEnvironment(app, env), NODE_ENV: "production", SCHAUFENSTER_VERSION: nameOfVersion(version) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-LAST_WORDS);
    });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The ${app} of the new version ended by itself (${code}):\n${said.trim()}`);
  });
  ended.catch(() => {}); // it is told to, afterwards
  return { child, ended };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  child.kill("SIGTERM");
  await once(child, "exit");
  clearTimeout(timer);
}

/**
 * Runs a version with the server's data on ports that nobody else knows: it brings the database up to date, and has to show
 * every page that was shown before. What visitors send cannot reach it, so nothing new is lost if it fails.
 *
 * @param pages that have to be there; none if it is not known
 * @throws Error that says what is wrong with it
 */
export async function tryOut(version: string, pages: string[]): Promise<void> {
  const settings: Environment = settingsOfServer();
  const [contentPort, sitePort] = [await freePort(), await freePort()];
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const cache = mkdtempSync(join(tmpdir(), "schaufenster-trial-"));
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(cache, uid, gid);
  const next = "../node_modules/next/dist/bin/next";
  // Older versions do not know of trials, and would also begin with what they do in the background.
  const quiet = { BACKUP_TIME: "off", BACKGROUND_ENCODING: "off", BACKUP_BEFORE_MIGRATION: "off", SITE_URLS: "" };
  const children: ChildProcess[] = [];
  try {
    const content = startApp(version, "content", [next, "start", "-H", "127.0.0.1", "-p", contentPort], {
      ...settings,
      ...quiet,
      SCHAUFENSTER_TRIAL: "on",
    });
    children.push(content.child);
    await untilWell(`${contentUrl}/health`, { ended: content.ended });
    const site = startApp(version, "site", ["dist/server/main.js"], {
      ...settings,
      CONTENT_URL: contentUrl,
      HOST: "127.0.0.1",
      PORT: sitePort,
      CACHE_DIR: join(cache, "cache"),
      LOG_DIR: "",
    });
    children.push(site.child);
    const landing = { ended: Promise.race([content.ended, site.ended]), maxMs: 120_000 };
    await untilWell(`${siteUrl}/`, landing);
    await untilWell(`${siteUrl}/health/ready`, landing);
    await checkPages(siteUrl, pages.length > 0 ? pages : await pagesOf(siteUrl));
  } finally {
    for (const child of children.toReversed()) await end(child);
    rmSync(cache, { recursive: true, force: true });
  }
}
