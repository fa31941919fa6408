/** `npm run restore -- FILE [--replace]`: puts a backup in place, on this or another machine. The apps must be stopped. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restore } from "../content/src/backup/restore.ts";
import { readEnvironment } from "./environment.ts";

const { values, positionals } = parseArgs({
  options: { replace: { type: "boolean", default: false } },
  allowPositionals: true,
});
process.umask(0o077); // its files hold personal data

const environment = readEnvironment();

try {
  const [file] = positionals;
  if (!file) throw new Error("Name the backup: npm run restore -- backups/FILE.tar.gz");
  if (await answers(`${environment.CONTENT_URL}/health`)) {
    throw new Error("The content system is running. Stop it first, then restore, then start it again.");
  }
  const database = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL };
  const { manifest, keptIn } = await restore(database, resolve(file), { replace: values.replace });
  process.stdout.write(`Restored what was backed up on ${manifest.createdAt}. Start with: npm start\n`);
  if (keptIn) process.stdout.write(`What was there before lies in ${keptIn}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}
