import { StartError } from "../../process/exit-codes.ts";
import { RESTORE } from "../../process/own-command.ts";
import type { FileStore } from "./file-store.ts";

/**
 * Files without a single account beside them are an agency's whose database is gone or another one: a dropped PostgreSQL database
 * is made anew when content starts. SQLite's file is looked for before (database/damage.ts).
 *
 * @param known how many files the database has: an import before the first start has brought them
 * @throws StartError
 */
export async function refuseBeginningBesideFiles(store: FileStore, known: number): Promise<void> {
  if (known > 0) return;
  for await (const { name } of store.list())
    throw new StartError(
      `There are files in ${store.place} (${name} and others), but the database has not a single account. Check DATABASE_URL, or restore a backup: ${RESTORE}. To begin with an empty system, move the files away.`,
    );
}
