import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, opendir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { checkDatabaseFile } from "../database/direct-connection.ts";
import { engineOf } from "../database/location.ts";
import { removeFolder } from "../process/remove-folder.ts";
import type { Bucket } from "../settings/bucket-settings.ts";
import { bucketStore } from "../uploads/file-store/bucket-store.ts";
import { folderStore } from "../uploads/file-store/folder-store.ts";
import { moveFiles } from "../uploads/file-store/move-files.ts";
import { MANIFEST, type Manifest, UPLOADS, verifyArchive, writeArchive } from "./archive.ts";
import { incompleteName } from "./backup-names.ts";
import { CHECKSUMS, writeChecksums } from "./checksums.ts";
import { COPIES, copyDatabase } from "./database-dump.ts";
import type { Lack } from "./failure-words.ts";
import { lackOf } from "./lack-of-files.ts";
import type { System } from "./system.ts";

/** Room that a backup leaves free on a disk, in bytes: a full one takes no more inquiries. */
const LEFT_FREE = 256 * 1024 * 1024;

export type BackUpOptions = {
  passphrase?: string | undefined;
  /** Whether the uploads are to be left out: their store keeps them by itself. */
  withoutFiles?: boolean;
};

/** An archive: where it lies, and how large it is in bytes. */
export type Archive = {
  file: string;
  bytes: number;
  /** Null if it is whole. */
  lacks: Lack | null;
};

/**
 * Writes database and uploads into one archive, while the content system runs, and opens it to see that it is whole.
 * Secrets and logins to other services are not in it; with it one can read all inquiries.
 *
 * @param file the archive, .tar.gz, or .tar.gz.age with a passphrase. It has this name only once it is found whole; one that
 *   lacks files which the database names says so in its own (backup-names.ts)
 * @throws Error with a sentence if there is nothing to back up, no room, or the archive cannot be read
 */
export async function backUp(system: System, file: string, options: BackUpOptions = {}): Promise<Archive> {
  const { passphrase, withoutFiles = false } = options;
  const engine = engineOf(system);
  checkDatabaseFile(system);
  const unfinished = `${file}.part`;
  const staging = await mkdtemp(join(system.dataDir, ".backup-"));
  try {
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), engine };
    const held = join(staging, UPLOADS);
    // Whatever the database names was there before it was copied, or afterwards.
    if (!withoutFiles) await holdFiles(system, held);
    await copyDatabase(system, join(staging, COPIES[engine]));
    if (!withoutFiles) await holdFiles(system, held);
    const copy = engine === "sqlite" ? { dataDir: staging } : system;
    const lacks = withoutFiles ? null : await lackOf(system, copy, held);
    const size = await writeChecksums(staging);
    await mkdir(dirname(resolve(file)), { recursive: true });
    await checkRoom(size, dirname(file));
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest));
    const entries = [MANIFEST, CHECKSUMS, COPIES[engine], ...(existsSync(join(staging, UPLOADS)) ? [UPLOADS] : [])];
    await writeArchive(staging, entries, unfinished, passphrase);
    await verifyArchive(unfinished, passphrase);
    const target = lacks ? incompleteName(file) : file;
    await rename(unfinished, target);
    return { file: target, bytes: (await stat(target)).size, lacks };
  } finally {
    await removeFolder(staging);
    await rm(unfinished, { force: true }).catch(() => {}); // in a folder that it may not use there is none
  }
}

/** Holds on to files as they are now, by a second name each; meanwhile others may come, be replaced and go. A bucket's are fetched. */
async function holdFiles({ dataDir, bucket }: System, to: string): Promise<void> {
  const from = resolve(dataDir, UPLOADS);
  if (bucket) return fetchFiles(bucket, to);
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  // Links are no uploads, and what begins with a dot is not finished yet.
  for await (const entry of await opendir(from)) {
    const { name } = entry;
    if (!entry.isFile() || name.startsWith(".")) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (existsSync(target)) continue;
    await link(source, target)
      // Where a disk knows no second names the file is copied; one that has gone since is not missed.
      .catch(() => copyFile(source, target, constants.COPYFILE_FICLONE))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
  }
}

/** Fetches all files of a bucket into a folder, where they are compared with what the bucket says of them. */
async function fetchFiles(bucket: Bucket, to: string): Promise<void> {
  const store = bucketStore(bucket);
  let size = 0;
  for await (const file of store.list()) size += file.size;
  await checkRoom(size, dirname(to));
  await moveFiles(store, folderStore(to));
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
