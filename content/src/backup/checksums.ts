import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { opendir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Name of the list in an archive, in the format of `sha256sum --check`. */
export const CHECKSUMS = "SHA256SUMS";

/** Files up to this size, in bytes, are read at once, in a third of the time of a stream. */
const SMALL = 1_000_000;

/**
 * Writes the checksums of all files in a folder, in directory order.
 *
 * @returns their total size in bytes
 */
export async function writeChecksums(folder: string): Promise<number> {
  let bytes = 0;
  async function* lines(within: string): AsyncGenerator<string> {
    for await (const entry of await opendir(join(folder, within))) {
      const path = join(within, entry.name);
      if (entry.isDirectory()) yield* lines(path);
      if (!entry.isFile() || path === CHECKSUMS) continue;
      bytes += (await stat(join(folder, path))).size;
      yield `${await checksumOf(join(folder, path))}  ${path}\n`;
    }
  }
  await pipeline(lines("."), createWriteStream(join(folder, CHECKSUMS)));
  return bytes;
}

async function checksumOf(path: string): Promise<string> {
  const hash = newChecksum();
  if ((await stat(path)).size <= SMALL) hash.update(await readFile(path));
  else await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

export const newChecksum = (): Hash => createHash("sha256");

/**
 * Compares a list with the checksums of the files found, by path.
 *
 * @throws Error that names a missing or changed file
 */
export function compareChecksums(list: string, found: ReadonlyMap<string, string>): void {
  const lines = [...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)];
  if (lines.length === 0) throw new Error("its list of checksums is empty");
  for (const [, checksum = "", path = ""] of lines) {
    if (!found.has(path)) throw new Error(`${path} is missing`);
    if (found.get(path) !== checksum) throw new Error(`${path} is not what was backed up`);
  }
}
