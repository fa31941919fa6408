import { statSync } from "node:fs";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { connectDirectly } from "../database/direct-connection.ts";
import { openFileStore } from "../uploads/file-store/open-store.ts";
import { keyOf, type NamedFile, namedFiles } from "../uploads/named-files.ts";
import type { BackupState } from "./backup-state.ts";
import type { Lack } from "./failure-words.ts";
import type { System } from "./system.ts";

/** How many of them a sentence names. */
const NAMED_AT_MOST = 3;

/** An archive of less than this part of what is expected is suspicious. */
const FAR_SMALLER = 1 / 2;

/** All files that the database names at this moment. */
export async function filesNamedIn(system: System): Promise<NamedFile[]> {
  const connection = await connectDirectly(system);
  try {
    return await namedFiles((query) => connection.rows(query));
  } finally {
    await connection.close();
  }
}

/**
 * Compares what a backup holds with what the database named before. Files that have gone or been replaced since are
 * asked for again.
 *
 * @param folder where the backup has its files
 * @returns null if nothing is missing
 */
export async function lackOf(system: System, named: NamedFile[], folder: string): Promise<Lack | null> {
  const missing = new Set<string>();
  for (const file of named) {
    const there = await lstat(join(folder, file.name)).catch(() => null);
    if (there?.size !== file.size) missing.add(keyOf(file));
  }
  const lacking = missing.size === 0 ? [] : (await filesNamedIn(system)).filter((file) => missing.has(keyOf(file)));
  if (lacking.length === 0) return null;
  const { place } = openFileStore(system.dataDir, system.bucket ?? null);
  const examples = lacking.map(({ name }) => name).sort();
  const more = lacking.length > NAMED_AT_MOST ? ", …" : "";
  const sentences = `${lacking.length} of ${named.length} files that the database names are missing or damaged in ${place}: ${examples.slice(0, NAMED_AT_MOST).join(", ")}${more}. Is its disk mounted? Put them back, or upload them again in the admin.`;
  return { sentences, fault: { code: "files missing", missing: lacking.length, named: named.length } };
}

/**
 * Compares an archive with the whole one before it in the folder, of any system: an emptied or another database
 * would push all good backups out within half a year. Deletions in the content system explain a smaller one.
 *
 * @param last what the database itself knows of the last one
 * @returns null if it is as large as can be expected
 */
export function smallness(
  archive: { bytes: number; source: number },
  earlier: { file: string },
  last: BackupState["last"],
): Lack | null {
  const { bytes, source } = archive;
  const before = statSync(earlier.file).size;
  const shrunk = last?.source ? Math.min(1, source / last.source) : last ? 0 : 1;
  if (bytes >= before * shrunk * FAR_SMALLER) return null;
  const sentences = `The backup has ${bytes} bytes, the last one ${before}. Is it the right database, and is all of it there? If it is, move ${earlier.file} elsewhere, and make another one: npm run backup.`;
  return { sentences, fault: { code: "far smaller", bytes, before } };
}
