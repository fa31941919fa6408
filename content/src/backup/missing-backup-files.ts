import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { namedFiles } from "../files/named-files.ts";
import { connectDirectly } from "../platform/database/direct-connection.ts";
import type { Database } from "../platform/database/location.ts";
import { openFileStore } from "../platform/file-store/open-store.ts";
import type { MissingBackupFiles } from "./failure-words.ts";
import type { System } from "./system.ts";

const NAMED_AT_MOST = 3;

/**
 * Compares the files in a backup with those that its database references.
 *
 * @param copy the backup's database, or an equivalent one
 * @param folder that has the backup's files
 * @returns null if nothing is missing
 */
export async function missingBackupFiles(
  { dataDir, bucket }: System,
  copy: Database,
  folder: string,
): Promise<MissingBackupFiles | null> {
  let [named, missing] = [0, 0];
  let examples: string[] = [];
  const connection = await connectDirectly(copy);
  try {
    for await (const { name, size } of namedFiles((query) => connection.rows(query))) {
      named += 1;
      const there = await lstat(join(folder, name)).catch(() => null);
      if (there?.size === size) continue;
      missing += 1;
      examples = [...examples, name].sort().slice(0, NAMED_AT_MOST);
    }
  } finally {
    await connection.close();
  }
  if (missing === 0) return null;
  const more = missing > NAMED_AT_MOST ? ", …" : "";
  const sentences = `${missing} of ${named} files that the database names are missing or damaged in ${openFileStore(dataDir, bucket ?? null).place}: ${examples.join(", ")}${more}. Is its disk mounted? Put them back, or upload them again in the admin.`;
  return { sentences, fault: { missing, named } };
}
