/**
 * Run by install.ts as the data's owner, with the address of a running site: starts this version on private ports with
 * a copy of the database. It must migrate the copy and show the currently visible pages, or it exits with a message and
 * 1. If it changes the database, it finally makes a backup and prints its file.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { migrationsDone } from "../../content/src/backup/newer-database.ts";
import { withoutPassword } from "../../content/src/backup/postgres-tools.ts";
import { connectDirectly, hasDatabase } from "../../content/src/platform/database/direct-connection.ts";
import { type Database, engineOf, sqliteFile } from "../../content/src/platform/database/location.ts";
import { sentenceOf } from "../../content/src/platform/process/disk-error.ts";
import { copyForTrial, dropCopy } from "../../tools/target/trial-copy.ts";
import { answerAt } from "../answers.ts";
import { ROOT, readEnvironment } from "../environment.ts";
import { freePort } from "../ports.ts";
import { missingOf, pagesOf, reasonIn } from "./healthy.ts";

/** In ms, including migrations. */
const START_MAX_MS = 15 * 60_000;

/** Maximum length of a failed version's quoted output, in characters. */
const OUTPUT_TAIL_MAX = 2000;

/** Space left beside the copy, in bytes, and how many times the database's size a trial may use. */
const LEFT_FREE = 256 * 1024 * 1024;
const COPIES_OF_DATABASE = 3;

/** Names of folders beside the data that contain a copy of the database. */
const FOLDER = ".trial-";

const settings = readEnvironment();
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CONTENT_URL } = settings;
const system: Database = { dataDir, databaseUrl };

/** @throws Error with a sentence if a copy could fill the disk, which content needs meanwhile */
function checkRoom(): void {
  if (engineOf(system) !== "sqlite") return;
  const needed = statSync(sqliteFile(system)).size * COPIES_OF_DATABASE + LEFT_FREE;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < needed)
    throw new Error(`${dataDir} has too little space for a trial: ${Math.ceil(needed / 1e6)} MB are needed.`);
}

async function migrations(database: Database): Promise<number> {
  const connection = await connectDirectly(database);
  return (await migrationsDone(connection).finally(() => connection.close())).length;
}

/**
 * Both apps of this version, as `schaufenster start` runs them.
 *
 * @param pages that must be shown; by default those of the copy's own sitemap
 * @throws Error that says what is wrong
 */
async function runApps(copy: Database, pages: string[]): Promise<void> {
  const [PORT, CONTENT_PORT] = [await freePort(), await freePort()].map(String);
  const site = `http://127.0.0.1:${PORT}`;
  const places = { HOST: "127.0.0.1", PORT, CONTENT_PORT, CONTENT_URL: `http://127.0.0.1:${CONTENT_PORT}` };
  const data = { DATA_DIR: copy.dataDir, DATABASE_URL: copy.databaseUrl, CACHE_DIR: join(copy.dataDir, "cache") };
  // No mail, no backup, and no webhook to others.
  const quiet = { SCHAUFENSTER_TRIAL: "on", SITE_URLS: site, BACKUP_BEFORE_MIGRATION: "off" };
  const start = ["--import", "./scripts/end-with-parent.mjs", ".programs/start.js"];
  const env = { ...settings, ...places, ...data, ...quiet };
  const child = spawn(process.execPath, start, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const ended = once(child, "close");
  try {
    await untilReady(child);
    const missing = await missingOf(site, pages.length > 0 ? pages : await pagesOf(site));
    if (missing.length > 0) throw new Error(`it does not show ${missing.join(", ")}`);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** Resolves when both apps are ready. @throws Error with the last output of one that ends, or after a timeout */
function untilReady({ stdout, stderr }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = () => reject(new Error(reasonIn(said.slice(-OUTPUT_TAIL_MAX))));
    const timer = setTimeout(fail, START_MAX_MS).unref();
    for (const stream of [stdout, stderr])
      stream
        ?.setEncoding("utf8")
        .on("data", (text: string) => {
          said += text;
          if (said.includes("\nReady after")) resolve(clearTimeout(timer));
          if (/^The (?:content|site) process ended/m.test(said)) fail();
        })
        .once("end", fail);
  });
}

/** @returns whether this version changes the database */
async function tryOut(): Promise<boolean> {
  checkRoom();
  const [live] = process.argv.slice(2);
  const pages = live && (await answerAt(`${CONTENT_URL}/health`)) ? await pagesOf(live) : [];
  const folder = mkdtempSync(join(dataDir, FOLDER));
  try {
    const uploads = join(dataDir, "uploads"); // a trial doesn't change them
    if (existsSync(uploads)) symlinkSync(uploads, join(folder, "uploads"));
    const copy = await copyForTrial(system, folder);
    const before = await migrations(copy);
    await runApps(copy, pages);
    return (await migrations(copy)) > before;
  } finally {
    await dropCopy(system);
    rmSync(folder, { recursive: true });
  }
}

process.umask(0o077); // a copy contains the database's data
try {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(FOLDER)))
    rmSync(join(dataDir, name), { recursive: true }); // left by a killed trial
  if (hasDatabase(system) && (await tryOut())) {
    const backup = ["--import", "tsx", "src/backup-command.ts", "--before-update"];
    const options = { cwd: join(ROOT, "content"), env: settings, stdio: "inherit" } as const;
    if (spawnSync(process.execPath, backup, options).status !== 0) throw new Error("Without a backup nothing changes.");
  }
} catch (error) {
  process.stderr.write(`${withoutPassword(sentenceOf(error), system)}\n`);
  process.exitCode = 1;
}
