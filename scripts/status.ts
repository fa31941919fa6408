/**
 * `schaufenster status`, the part that reads data: disk, backups, inquiries; and whether visitors can reach the site.
 * An exclamation mark means that something is wrong.
 */
import { readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { backupsAmong } from "../content/src/backup/backup-names.ts";
import { readState } from "../content/src/backup/backup-state.ts";
import { connectDirectly } from "../content/src/platform/database/direct-connection.ts";
import { checkVisitorAccess } from "../content/src/platform/http/visitors-way.ts";
import { readEnvironment } from "./environment.ts";
import { mistypedSettings } from "./setting-owners.ts";

const GIGABYTE = 1e9;
const HOUR_MS = 3600 * 1000;

/** Below this fraction of free space the disk is nearly full. */
const LITTLE = 0.1;

/** Maximum ages, in hours. */
const OLD_BACKUP = 48;
const OLD_INQUIRY = 0.25;

const UNDELIVERED =
  "SELECT count(*) AS count, min(received_at) AS oldest FROM inquiries WHERE delivered_at IS NULL AND status NOT IN ('answered', 'done', 'junk')";

const line = (isWrong: boolean, name: string, text: string) =>
  process.stdout.write(`${isWrong ? "!" : " "} ${name.padEnd(11)}${text}\n`);

const hoursSince = (at: string | Date) => (Date.now() - new Date(at).getTime()) / HOUR_MS;
const ago = (hours: number) => (hours < 1 ? `${Math.round(hours * 60)} minutes ago` : `${Math.round(hours)} hours ago`);

process.stdout.on("error", () => {}); // the reader may have exited: status | head -1

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_TIME, BACKUP_DIR, PUBLIC_URL } = readEnvironment();
for (const sentence of mistypedSettings(process.env)) line(true, "setting", sentence);
try {
  line(false, "address", await checkVisitorAccess(PUBLIC_URL));
} catch (error) {
  line(true, "address", error instanceof Error ? error.message : String(error));
}
const { bavail, blocks, bsize } = await statfs(dataDir);
line(
  bavail / blocks < LITTLE,
  "disk",
  `${((bavail * bsize) / GIGABYTE).toFixed(1)} of ${((blocks * bsize) / GIGABYTE).toFixed(1)} GB are free for ${dataDir}`,
);

try {
  const connection = await connectDirectly({ dataDir, databaseUrl });
  const { failure } = await readState(connection);
  // The database's note of the last backup may be older than restored data, and doesn't notice a deleted file.
  const files = backupsAmong(await readdir(BACKUP_DIR || join(dataDir, "backups")).catch(() => []));
  const [newest] = files.filter(({ isWhole }) => isWhole).sort((a, b) => b.at.getTime() - a.at.getTime());
  const hours = newest ? hoursSince(newest.at) : Number.POSITIVE_INFINITY;
  const isOld = hours > OLD_BACKUP && BACKUP_TIME !== "off";
  line(isOld, "backup", newest ? `${ago(hours)}: ${newest.name}` : "there is none yet");
  if (failure) line(true, "backup", `the last attempt failed: ${failure.reason}`);
  const [row] = await connection.rows<{ count: number | string; oldest: string | null }>(UNDELIVERED);
  const { oldest = null } = row ?? {};
  const count = Number(row?.count ?? 0);
  const words = `${count} not delivered yet${oldest ? `, the oldest came ${ago(hoursSince(oldest))}` : ""}`;
  line(oldest !== null && hoursSince(oldest) > OLD_INQUIRY, "inquiries", count === 0 ? "all are delivered" : words);
  await connection.close();
} catch (error) {
  line(true, "database", error instanceof Error ? error.message : String(error));
}
