import { createWriteStream, existsSync, type Stats } from "node:fs";
import { mkdtemp, opendir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Pack, Parser, type ReadEntry } from "tar";
import * as v from "valibot";
import { diskError, sentenceOf } from "../platform/process/disk-error.ts";
import { removeFolder } from "../platform/process/remove-folder.ts";
import { CHECKSUMS, compareChecksums } from "./checksums.ts";
import { COPIES, checkCopy } from "./database-dump.ts";
import { decryptedFile, encrypted } from "./encryption.ts";
import { isHarmless, readEntry } from "./entries.ts";

const manifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(["sqlite", "postgres"]),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

export const MANIFEST = "backup.json";
export const UPLOADS = "uploads";

const UNPACKED = new Set([MANIFEST, CHECKSUMS, ...Object.values(COPIES)]);

/**
 * Makes tar treat each file as a single link. Each backed-up file is held by a hard link, and tar keeps a list of hard
 * links that it scans for every file: with 240,000 files that took hours.
 */
class OneNameEach extends Map<string, Stats> {
  override set(_path: string, stats: Stats): this {
    stats.nlink = 1;
    return this;
  }
}

/**
 * Writes a folder's entries into an archive, encrypted if there is a passphrase. Resolves once it is on disk.
 *
 * @param entries names of files, and of folders that contain only files
 */
export async function writeArchive(
  folder: string,
  entries: string[],
  file: string,
  passphrase?: string,
): Promise<void> {
  const archive = Readable.from(packed(folder, pathsBelow(folder, entries)));
  const content = passphrase ? await encrypted(archive, passphrase) : archive;
  await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true }));
}

async function* pathsBelow(folder: string, entries: string[]): AsyncGenerator<string> {
  for (const entry of entries) {
    yield entry;
    if ((await stat(join(folder, entry))).isDirectory())
      for await (const { name } of await opendir(join(folder, entry))) yield `${entry}/${name}`;
  }
}

function packed(cwd: string, paths: AsyncIterable<string>): Pack {
  const options = { gzip: true, portable: true, mode: 0o600, noDirRecurse: true, statCache: new OneNameEach() };
  const pack = new Pack({ ...options, cwd });
  const feed = async () => {
    for await (const path of paths) pack.write(path);
    pack.end();
  };
  feed().catch((error: unknown) => pack.emit("error", error));
  return pack;
}

/**
 * Unpacks an archive and checks that it is complete, including its database.
 *
 * @throws Error with a sentence if it is incomplete or unreadable
 */
export async function unpack(file: string, folder: string, passphrase?: string): Promise<Manifest> {
  return read(file, folder, passphrase);
}

/**
 * Reads an archive to its end, unpacking only its database: compares every file with its checksum and opens the
 * database.
 *
 * @throws Error with a sentence if it is incomplete
 */
export async function verifyArchive(file: string, passphrase?: string): Promise<Manifest> {
  const folder = await mkdtemp(join(dirname(file), ".verify-"));
  return read(file, folder, passphrase, UNPACKED).finally(() => removeFolder(folder));
}

/** @param only the files to write into the folder; all by default */
async function read(file: string, folder: string, passphrase?: string, only?: Set<string>): Promise<Manifest> {
  const found = new Map<string, string>();
  try {
    const onReadEntry = (entry: ReadEntry) => {
      if (isHarmless(entry, reading)) readEntry(entry, reading, !only || only.has(entry.path) ? folder : null, found);
    };
    const reading: Parser = new Parser({ strict: true, onReadEntry });
    await readThrough(await decryptedFile(file, passphrase), reading);
    const manifest = parseManifest(await readFile(join(folder, MANIFEST), "utf8"));
    const list = join(folder, CHECKSUMS);
    // Older archives have none.
    if (only || existsSync(list)) compareChecksums(await readFile(list, "utf8"), found);
    await checkDatabase(join(folder, COPIES[manifest.engine]), manifest);
    return manifest;
  } catch (cause) {
    throw unusable(file, cause);
  }
}

const parseManifest = (text: string) => v.parse(manifestSchema, JSON.parse(text));

async function checkDatabase(copy: string, { engine }: Manifest): Promise<void> {
  if (!existsSync(copy)) throw new Error("it contains no database");
  await checkCopy(copy, engine);
}

function readThrough(source: Readable, parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    source.once("error", reject);
    // It may continue with the rest, and fail again.
    parser.on("error", (error) => {
      source.destroy();
      reject(error);
    });
    parser.once("close", resolve);
    source.pipe(parser as unknown as NodeJS.WritableStream);
  });
}

function unusable(file: string, cause: unknown): Error {
  const { code, path } = cause as NodeJS.ErrnoException;
  if ((code !== "ENOENT" || path === file) && diskError(cause)) return new Error(sentenceOf(cause), { cause }); // the archive may be whole
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${file} is not a complete backup: ${reason}`, { cause });
}
