import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { chmod, lstat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { create } from "tar";

export const CHECKSUMS = "SHA256SUMS";

/** Modes of files and folders in a release, whatever the one who made it had. */
const MODE = 0o644;
const RUNNABLE_MODE = 0o755;
const IS_RUN = /^(?:node\/)?bin\//;

/** Every file below a folder, in an order that does not depend on the disk. */
export function filesIn(folder: string, below = ""): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  const paths = entries.map((entry) => ({ path: join(below, entry.name), isFolder: entry.isDirectory() }));
  return paths.flatMap(({ path, isFolder }) => (isFolder ? filesIn(folder, path) : [path])).sort();
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Gives all files of a release the same rights everywhere, and writes their checksums, as `sha256sum -c` reads them. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const path of filesIn(folder)) {
    if ((await lstat(join(folder, path))).isSymbolicLink()) continue;
    await chmod(join(folder, path), IS_RUN.test(path) ? RUNNABLE_MODE : MODE);
    lines.push(`${await sha256Of(join(folder, path))}  ${path}\n`);
  }
  await writeFile(join(folder, CHECKSUMS), lines.join(""), { mode: MODE });
}

/**
 * Packs a release's folder into FOLDER.tar.gz: the same bytes for the same files. Nobody's names and numbers are in it.
 *
 * @param at the time that all of its files get
 */
export async function pack(folder: string, at: Date): Promise<string> {
  const file = `${folder}.tar.gz`;
  const name = basename(folder);
  const entries = filesIn(folder).map((path) => join(name, path));
  const options = { file, cwd: dirname(folder), portable: true, mtime: at, gzip: { level: 9 }, noDirRecurse: true };
  await create(options, entries);
  await writeFile(`${file}.sha256`, `${await sha256Of(file)}  ${basename(file)}\n`);
  return file;
}
