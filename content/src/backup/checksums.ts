import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, opendir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";

/** Name of the list in an archive, which `sha256sum --check` reads as well. */
export const CHECKSUMS = "SHA256SUMS";

/** Up to so many bytes a file is read at once, which takes a third of the time of a stream. */
const SMALL = 1_000_000;

/** SHA-256 of a file, as hexadecimal digits, and the file's path in an archive. */
type Line = { checksum: string; path: string };

export const lineOf = ({ checksum, path }: Line): string => `${checksum}  ${path}\n`;

/**
 * Writes the list of all files in a folder, in the order in which the folder names them.
 *
 * @returns how large they are together, in bytes
 */
export async function writeChecksums(folder: string): Promise<number> {
  let bytes = 0;
  async function* lines(within: string): AsyncGenerator<string> {
    for await (const entry of await opendir(join(folder, within))) {
      const path = join(within, entry.name);
      if (entry.isDirectory()) yield* lines(path);
      if (!entry.isFile() || path === CHECKSUMS) continue;
      bytes += (await stat(join(folder, path))).size;
      yield lineOf({ checksum: await checksumOf(join(folder, path)), path });
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

async function* linesOf(list: string): AsyncGenerator<Line> {
  const file = await open(list);
  const input = file.createReadStream();
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const [, checksum = "", path = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (path) yield { checksum, path };
    }
  } finally {
    // Lines that nobody asks for any more leave the file open.
    input.destroy();
    await file.close();
  }
}

/**
 * Compares a list with another one of what was found. Little is held in memory while they are in the same order.
 *
 * @throws Error that names a file which is missing or another one
 */
export async function compareLists(list: string, foundList: string): Promise<void> {
  const found = linesOf(foundList);
  const passed = new Map<string, string>();
  let isEmpty = true;
  try {
    for await (const { path, checksum } of linesOf(list)) {
      isEmpty = false;
      while (!passed.has(path)) {
        const next = await found.next();
        if (next.done) throw new Error(`${path} is missing`);
        passed.set(next.value.path, next.value.checksum);
      }
      if (passed.get(path) !== checksum) throw new Error(`${path} is not what was backed up`);
      passed.delete(path);
    }
  } finally {
    await found.return(undefined);
  }
  if (isEmpty) throw new Error("its list of checksums is empty");
}
