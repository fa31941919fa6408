/** `npm run backup [-- FILE]`: database and uploads into one archive. The apps may go on running. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { backUp } from "../content/src/backup/backup.ts";
import { ROOT, readEnvironment } from "./environment.ts";

const BYTES_A_MEGABYTE = 1_000_000;

process.umask(0o077); // its files hold personal data

const { DATA_DIR, DATABASE_URL } = readEnvironment();
const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const file = resolve(process.argv[2] ?? join(ROOT, "backups", `schaufenster-${moment}.tar.gz`));

try {
  await backUp({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, file);
  const megabytes = (statSync(file).size / BYTES_A_MEGABYTE).toFixed(1);
  process.stdout.write(`Backup  ${file} (${megabytes} MB)\nIt holds all inquiries: keep it as you keep those.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
