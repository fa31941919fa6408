import { createWriteStream, existsSync, type Stats } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { Pack, Parser, type ReadEntry, Unpack } from "tar";
import * as v from "valibot";
import { CHECKSUMS, type Checksums, checksumsOf, compareChecksums, newChecksum } from "./checksums.ts";
import { COPIES, checkCopy } from "./database-dump.ts";
import { decryptedFile, encrypted } from "./encryption.ts";
import { isHarmless } from "./harmless-entries.ts";

/** An archive's description of itself. */
const manifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  engine: v.picklist(["sqlite", "postgres"]),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

export const MANIFEST = "backup.json";
export const UPLOADS = "uploads";

/** Files that are read as texts while an archive is checked. */
const TEXTS = new Set([MANIFEST, CHECKSUMS]);

/** Files that are looked at ahead of their turn to be written: memory does not grow with their number. */
const AHEAD = 500;

/**
 * Has each file written by itself. Each backed-up file is held by a second name, and of files with several names tar
 * keeps a list that it walks through at every file: with 240,000 of them that took hours.
 */
class OneNameEach extends Map<string, Stats> {
  override set(_path: string, stats: Stats): this {
    stats.nlink = 1;
    return this;
  }
}

/**
 * Writes a folder's entries into an archive, encrypted if there is a passphrase. It is on the disk when this resolves.
 *
 * @param entries names of files, and of folders that hold files alone
 */
export async function writeArchive(
  folder: string,
  entries: string[],
  file: string,
  passphrase?: string,
): Promise<void> {
  const archive = Readable.from(packed(folder, await pathsBelow(folder, entries)));
  const content = passphrase ? await encrypted(archive, passphrase) : archive;
  await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true }));
}

async function pathsBelow(folder: string, entries: string[]): Promise<string[]> {
  const found = entries.map(async (entry) => {
    if (!(await stat(join(folder, entry))).isDirectory()) return [entry];
    return [entry, ...(await readdir(join(folder, entry))).map((name) => `${entry}/${name}`)];
  });
  return (await Promise.all(found)).flat();
}

function packed(cwd: string, paths: string[]): Pack {
  let [begun, tell] = [0, () => {}];
  const onWriteEntry = () => {
    begun += 1;
    tell();
  };
  const options = { gzip: true, portable: true, mode: 0o600, noDirRecurse: true, statCache: new OneNameEach() };
  const pack = new Pack({ ...options, cwd, onWriteEntry });
  async function feed(): Promise<void> {
    for (const [index, path] of paths.entries()) {
      while (index - begun > AHEAD) await new Promise<void>((resolve) => (tell = resolve));
      pack.write(path);
    }
    pack.end();
  }
  void feed();
  return pack;
}

/**
 * Unpacks an archive and looks whether it is whole, its database included.
 *
 * @throws Error with a sentence if it is not
 */
export async function unpack(file: string, folder: string, passphrase?: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    const unpacking: Unpack = new Unpack({
      cwd: folder,
      strict: true,
      filter: (_path, entry) => isHarmless(entry as ReadEntry, unpacking),
    });
    await readThrough(await decryptedFile(file, passphrase), unpacking);
    const manifest = parseManifest(await readFile(join(folder, MANIFEST), "utf8"));
    // Older archives have none.
    const list = await readFile(join(folder, CHECKSUMS), "utf8").catch(() => null);
    if (list !== null) compareChecksums(list, await checksumsOf(folder));
    await checkDatabase(join(folder, COPIES[manifest.engine]), manifest);
    return manifest;
  } catch (cause) {
    throw unusable(file, cause);
  }
}

/**
 * Reads an archive to its end without unpacking more than its database: every file is compared with its checksum, and
 * the database is opened.
 *
 * @throws Error with a sentence if it is not whole
 */
export async function verifyArchive(file: string, passphrase?: string): Promise<Manifest> {
  const folder = await mkdtemp(join(dirname(file), ".verify-"));
  try {
    const found: Checksums = new Map();
    const texts = new Map<string, string>();
    const databases = new Set<string>(Object.values(COPIES));
    const copies: Promise<void>[] = [];
    const onReadEntry = (entry: ReadEntry) => {
      if (!isHarmless(entry, reading)) return;
      const checksum = newChecksum();
      const text: Buffer[] = [];
      entry.on("data", (chunk: Buffer) => {
        checksum.update(chunk);
        if (TEXTS.has(entry.path)) text.push(chunk);
      });
      entry.on("end", () => {
        if (entry.type === "File") found.set(entry.path, checksum.digest("hex"));
        if (TEXTS.has(entry.path)) texts.set(entry.path, Buffer.concat(text).toString());
      });
      if (databases.has(entry.path)) {
        const copy = createWriteStream(join(folder, entry.path));
        entry.pipe(copy);
        copies.push(finished(copy));
      }
    };
    const reading: Parser = new Parser({ strict: true, onReadEntry });
    await readThrough(await decryptedFile(file, passphrase), reading);
    await Promise.all(copies);
    const manifest = parseManifest(texts.get(MANIFEST) ?? "");
    compareChecksums(texts.get(CHECKSUMS) ?? "", found);
    await checkDatabase(join(folder, COPIES[manifest.engine]), manifest);
    return manifest;
  } catch (cause) {
    throw unusable(file, cause);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

const parseManifest = (text: string) => v.parse(manifestSchema, JSON.parse(text));

async function checkDatabase(copy: string, { engine }: Manifest): Promise<void> {
  if (!existsSync(copy)) throw new Error("it holds no database");
  await checkCopy(copy, engine);
}

function readThrough(source: Readable, parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    source.once("error", reject);
    // It may go on with what it has, and fail again.
    parser.on("error", (error) => {
      source.destroy();
      reject(error);
    });
    parser.once("close", resolve);
    source.pipe(parser as unknown as NodeJS.WritableStream);
  });
}

function unusable(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${file} is not a whole backup: ${reason}`, { cause });
}
