/**
 * `npm run bench:backup [-- FILES…]`: how long `npm run backup` and a restore take of so many uploads of 2 kB, sixteen an
 * entry as pictures have them, and how much memory. Meant: neither the time of a file nor the memory grows with
 * their number.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { TEST_SETTINGS } from "../content/testing/settings.ts";
import { ROOT } from "../scripts/environment.ts";

const COUNTS = [10_000, 60_000, 240_000];
const FILE_BYTES = 2000;
const FILES_AN_ENTRY = 16;

/** How much longer a file may take among the most than among the fewest, and how much more memory all may take. */
const MAX_RATIO = { computing: 2, memory: 1.3 };

type Run = { seconds: number; computing: number; megabytes: number };

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : COUNTS;
const folder = mkdtempSync(join(tmpdir(), "schaufenster-bench-backup-"));
const perFile: number[] = [];
const memory: number[] = [];
try {
  await run("content", ["--import", "tsx", "testing/empty-database.ts"], join(folder, "data"));
  for (const count of counts) {
    await fill(count);
    const archive = join(folder, `${count}.tar.gz`);
    const made = await run("content", ["--import", "tsx", "src/backup-command.ts", archive], join(folder, "data"));
    const restored = await run(".", ["--import", "tsx", "scripts/restore.ts", archive], join(folder, `to-${count}`));
    perFile.push(made.computing / count);
    memory.push(Math.max(made.megabytes, restored.megabytes));
    const size = `${(statSync(archive).size / 1e6).toFixed(0)} MB`;
    process.stdout.write(`${count} files, ${size}: backup ${inWords(made)}; restore ${inWords(restored)}\n`);
    rmSync(join(folder, `to-${count}`), { recursive: true });
    rmSync(archive);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const growth = (values: number[]) => (values.at(-1) ?? 0) / (values[0] ?? 1);
const [computing, megabytes] = [growth(perFile), growth(memory)];
process.stdout.write(
  `most to fewest: computing for a file ${computing.toFixed(2)}, memory for all ${megabytes.toFixed(2)}\n`,
);
process.exitCode = computing > MAX_RATIO.computing || megabytes > MAX_RATIO.memory ? 1 : 0;

function inWords({ seconds, computing, megabytes }: Run): string {
  return `${seconds.toFixed(0)} s (${computing.toFixed(0)} s of a core, ${megabytes.toFixed(0)} MB)`;
}

/** Uploads, and the entries that name them. */
async function fill(count: number): Promise<void> {
  const uploads = join(folder, "data", "uploads");
  rmSync(uploads, { recursive: true, force: true });
  mkdirSync(uploads);
  const client = createClient({ url: `file:${join(folder, "data", "content.db")}` });
  await client.execute("DELETE FROM media");
  const statements: string[] = [];
  for (let entry = 0; entry * FILES_AN_ENTRY < count; entry += 1) {
    const names = Array.from({ length: FILES_AN_ENTRY }, (_, index) => `bild-${entry}_${index}.jpg`);
    for (const name of names) writeFileSync(join(uploads, name), randomBytes(FILE_BYTES));
    const encodings = { small: names.slice(1).map((filename) => ({ filename, sizeInBytes: FILE_BYTES })) };
    statements.push(
      `INSERT INTO media (alternative_text, filename, filesize, encodings) VALUES ('x', '${names[0]}', ${FILE_BYTES}, '${JSON.stringify(encodings)}')`,
    );
  }
  await client.batch(statements, "write");
  client.close();
}

/** Runs a program to its end. @throws Error with what it said when it fails */
function run(cwd: string, args: string[], dataDir: string): Promise<Run> {
  mkdirSync(dataDir, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...TEST_SETTINGS,
    CONTENT_PORT: "1",
    DATA_DIR: dataDir,
  };
  const begun = performance.now();
  const measured = ["-f", "%U %S %M", process.execPath, ...args]; // user and system time in s, largest resident memory in kB
  const child = spawn("/usr/bin/time", measured, { cwd: join(ROOT, cwd), env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const [user = 0, system = 0, kilobytes = 0] = (said.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
      if (code !== 0) return reject(new Error(said));
      const seconds = (performance.now() - begun) / 1000;
      resolve({ seconds, computing: user + system, megabytes: kilobytes / 1000 });
    });
  });
}
