import { createWriteStream } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { connectDirectly } from "../database/direct-connection.ts";
import { openFileStore } from "../uploads/file-store/open-store.ts";
import { keyOf, type NamedFile, namedFiles } from "../uploads/named-files.ts";
import type { Lack } from "./failure-words.ts";
import type { System } from "./system.ts";

/** How many of them a sentence names. */
const NAMED_AT_MOST = 3;

/** Notes in a file all files that the database names at this moment: a line each. */
export async function noteNamedFiles(system: System, note: string): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const file of filesNamedIn(system)) yield `${JSON.stringify(file)}\n`;
  }
  await pipeline(lines(), createWriteStream(note));
}

async function* filesNamedIn(system: System): AsyncGenerator<NamedFile> {
  const connection = await connectDirectly(system);
  try {
    yield* namedFiles((query) => connection.rows(query));
  } finally {
    await connection.close();
  }
}

/**
 * Compares what a backup holds with what the database named before. Files that have gone or been replaced since are
 * asked for again.
 *
 * @param note of {@link noteNamedFiles}
 * @param folder where the backup has its files
 * @returns null if nothing is missing
 */
export async function lackOf(system: System, note: string, folder: string): Promise<Lack | null> {
  const missing = new Set<string>();
  let named = 0;
  for await (const line of (await open(note)).readLines()) {
    const file: NamedFile = JSON.parse(line);
    const there = await lstat(join(folder, file.name)).catch(() => null);
    if (there?.size !== file.size) missing.add(keyOf(file));
    named += 1;
  }
  if (missing.size === 0) return null;
  let lacking = 0;
  let examples: string[] = [];
  for await (const file of filesNamedIn(system)) {
    if (!missing.has(keyOf(file))) continue;
    lacking += 1;
    examples = [...examples, file.name].sort().slice(0, NAMED_AT_MOST);
  }
  if (lacking === 0) return null;
  const { place } = openFileStore(system.dataDir, system.bucket ?? null);
  const more = lacking > NAMED_AT_MOST ? ", …" : "";
  const sentences = `${lacking} of ${named} files that the database names are missing or damaged in ${place}: ${examples.join(", ")}${more}. Is its disk mounted? Put them back, or upload them again in the admin.`;
  return { sentences, fault: { missing: lacking, named } };
}
