import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { engineOf, sqliteFile } from "../database/location.ts";
import type { Bucket } from "../settings/bucket-settings.ts";
import { bucketStore } from "../uploads/file-store/bucket-store.ts";
import { folderStore } from "../uploads/file-store/folder-store.ts";
import { moveFiles } from "../uploads/file-store/move-files.ts";
import { MANIFEST, type Manifest, UPLOADS, verifyArchive, writeArchive } from "./archive.ts";
import { CHECKSUMS, checksumsOf, formatChecksums } from "./checksums.ts";
import { COPIES, copyDatabase } from "./database-dump.ts";
import type { System } from "./system.ts";

/** What a backup leaves free on a disk, in bytes: a full one takes no more inquiries. */
const LEFT_FREE = 256 * 1024 * 1024;

/** Pauses between attempts to remove a folder into which something is still being written, in ms. */
const AGAIN = { maxRetries: 10, retryDelay: 100 };

/**
 * Writes database and uploads into one archive, while the content system runs, and opens it to see that it is whole.
 * Secrets and logins to other services are not in it; with it one can read all inquiries.
 *
 * @param file the archive, .tar.gz, or .tar.gz.age with a passphrase. It has this name only once it is found whole
 * @returns its size in bytes
 * @throws Error with a sentence if there is nothing to back up, no room, or the archive is not whole
 */
export async function backUp(system: System, file: string, passphrase?: string): Promise<number> {
  const engine = engineOf(system);
  if (engine === "sqlite" && !existsSync(sqliteFile(system))) {
    throw new Error(`There is no database at ${sqliteFile(system)}. Start the content system once, or set DATA_DIR.`);
  }
  const unfinished = `${file}.part`;
  const staging = await mkdtemp(join(system.dataDir, ".backup-"));
  try {
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), engine };
    await copyDatabase(system, join(staging, COPIES[engine]));
    const uploads = resolve(system.dataDir, UPLOADS);
    if (system.bucket) await fetchFiles(system.bucket, staging);
    else if (existsSync(uploads)) await holdFiles(uploads, join(staging, UPLOADS));
    await mkdir(dirname(resolve(file)), { recursive: true });
    await checkRoom(await sizeOf(staging), dirname(file));
    const checksums = formatChecksums(await checksumsOf(staging));
    await writeFile(join(staging, CHECKSUMS), checksums);
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest));
    const entries = [MANIFEST, CHECKSUMS, COPIES[engine], ...(existsSync(join(staging, UPLOADS)) ? [UPLOADS] : [])];
    await writeArchive(staging, entries, unfinished, passphrase);
    await verifyArchive(unfinished, passphrase);
    await rename(unfinished, file);
    return (await stat(file)).size;
  } finally {
    await rm(unfinished, { force: true });
    await rm(staging, { recursive: true, force: true, ...AGAIN });
  }
}

/** Holds on to files as they are now, by a second name each; meanwhile others may come, be replaced and go. */
async function holdFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => !name.startsWith(".")); // those are not finished yet
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)];
    await link(source, target)
      // Where a disk knows no second names the file is copied; one that has gone since is not missed.
      .catch(() => copyFile(source, target, constants.COPYFILE_FICLONE))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
  }
}

/** Fetches all files of a bucket into a folder, where they are compared with what the bucket says of them. */
async function fetchFiles(bucket: Bucket, staging: string): Promise<void> {
  const store = bucketStore(bucket);
  let size = 0;
  for await (const file of store.list()) size += file.size;
  await checkRoom(size, staging);
  await moveFiles(store, folderStore(join(staging, UPLOADS)));
}

/** Size of all files in a folder, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let size = 0;
  for (const entry of entries) if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size;
  return size;
}

/** @throws Error with a sentence when so many bytes would fill the disk of a folder */
async function checkRoom(size: number, target: string): Promise<void> {
  const { bavail, bsize } = await statfs(target);
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  if (bavail * bsize < size + LEFT_FREE) {
    throw new Error(
      `There is too little room in ${target}: ${megabytes(bavail * bsize)} are free, up to ${megabytes(size + LEFT_FREE)} are needed. Make room, or name a folder on another disk with BACKUP_DIR.`,
    );
  }
}
