/**
 * Started by `npm run move`, in the content system's folder. Its settings name the target, so that Payload makes the tables
 * there; MOVE_FROM is the address of the source, empty for SQLite in DATA_DIR.
 */
import { createInterface } from "node:readline/promises";
import { getPayload } from "payload";
import { REPLACED_DAYS } from "../../content/src/backup/leftovers.ts";
import config from "../../content/src/payload.config.ts";
import { keepFilesPrivate } from "../../content/src/process/private-files.ts";
import { settings } from "../../content/src/settings/settings.ts";
import { moveDatabase } from "./move-database.ts";

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
const source = { dataDir, databaseUrl: process.env.MOVE_FROM || undefined };

async function mayReplace(existing: string[]): Promise<boolean> {
  if (process.argv.includes("--replace")) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `The target is not empty: ${existing.join(", ")}\nIt would be put aside. Type "replace" to go on: `;
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim() === "replace";
}

async function migrate(): Promise<void> {
  const payload = await getPayload({ config });
  await payload.destroy();
}

try {
  keepFilesPrivate(dataDir);
  const { rows, keptIn } = await moveDatabase(
    source,
    { dataDir, databaseUrl },
    {
      mayReplace,
      migrate,
      onProgress: (table, done, total) => process.stdout.write(`Move   ${done} of ${total}  ${table}\n`),
    },
  );
  process.stdout.write(`\n${rows} rows moved.\n`);
  if (keptIn) process.stdout.write(`What was in the target before lies in ${keptIn} for ${REPLACED_DAYS} days.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\nNothing was changed.\n`);
  process.exit(1);
}
