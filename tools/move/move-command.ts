/**
 * Run by `npm run move`, in the content system's folder. Its settings name the target, so that Payload creates the
 * tables there; MOVE_FROM is the address of the source, empty for SQLite in DATA_DIR.
 */
import { getPayload } from "payload";
import config from "../../content/src/payload.config.ts";
import { keepFilesPrivate } from "../../content/src/platform/process/private-files.ts";
import { settings } from "../../content/src/platform/settings/settings.ts";
import { moveDatabase } from "./move-database.ts";

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;

async function migrate(): Promise<void> {
  const payload = await getPayload({ config });
  await payload.destroy();
}

try {
  keepFilesPrivate(dataDir);
  const source = { dataDir, databaseUrl: process.env.MOVE_FROM || undefined };
  const rows = await moveDatabase(source, { dataDir, databaseUrl }, migrate);
  process.stdout.write(`\n${rows} rows moved.\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\nNothing was changed.\n`);
  process.exit(1);
}
