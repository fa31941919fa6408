import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, opendir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { checkDatabaseFile } from "../platform/database/direct-connection.ts";
import { engineOf } from "../platform/database/location.ts";
import { bucketStore } from "../platform/file-store/bucket-store.ts";
import { folderStore } from "../platform/file-store/folder-store.ts";
import { moveFiles } from "../platform/file-store/move-files.ts";
import { removeFolder } from "../platform/process/remove-folder.ts";
import type { Bucket } from "../platform/settings/bucket-settings.ts";
import { MANIFEST, type Manifest, UPLOADS, verifyArchive, writeArchive } from "./archive.ts";
import { incompleteName } from "./backup-names.ts";
import { CHECKSUMS, writeChecksums } from "./checksums.ts";
import { COPIES, copyDatabase } from "./database-dump.ts";
import type { MissingBackupFiles } from "./failure-words.ts";
import { missingBackupFiles } from "./missing-backup-files.ts";
import type { System } from "./system.ts";

/** Space that a backup leaves free, in bytes: on a full disk inquiries can't be stored. */
const LEFT_FREE = 256 * 1024 * 1024;

export type BackUpOptions = {
  passphrase?: string | undefined;
  /** Whether to leave out uploads because their store is backed up separately. */
  withoutFiles?: boolean;
};

/** `bytes` is its size. */
export type Archive = {
  file: string;
  bytes: number;
  lacks: MissingBackupFiles | null;
};

/**
 * Writes database and uploads into one archive while the content system runs, and opens it to check that it is
 * complete. Secrets and credentials of other services are not in it; it contains all inquiries.
 *
 * @param file the archive, .tar.gz, or .tar.gz.age with a passphrase. It gets this name only after the check; if files
 *   that the database references are missing, its name says so (backup-names.ts)
 * @throws Error with a sentence if there is nothing to back up, no space, or the archive is unreadable
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
    // Every file that the database references existed before the copy, or was added later.
    if (!withoutFiles) await holdFiles(system, held);
    await copyDatabase(system, join(staging, COPIES[engine]));
    if (!withoutFiles) await holdFiles(system, held);
    const copy = engine === "sqlite" ? { dataDir: staging } : system;
    const lacks = withoutFiles ? null : await missingBackupFiles(system, copy, held);
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
    await rm(unfinished, { force: true }).catch(() => {}); // an unusable folder contains none
  }
}

/**
 * Hard-links the files as they are now; meanwhile others may be added, replaced and removed. A bucket's files are
 * downloaded.
 */
async function holdFiles({ dataDir, bucket }: System, to: string): Promise<void> {
  const from = resolve(dataDir, UPLOADS);
  if (bucket) return fetchFiles(bucket, to);
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  // Symbolic links aren't uploads, and dotfiles are unfinished.
  for await (const entry of await opendir(from)) {
    const { name } = entry;
    if (!entry.isFile() || name.startsWith(".")) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (existsSync(target)) continue;
    await link(source, target)
      // On a file system without hard links the file is copied; one that was removed meanwhile is skipped.
      .catch(() => copyFile(source, target, constants.COPYFILE_FICLONE))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
  }
}

/** Downloads all files of a bucket into a folder and compares them with the bucket's listing. */
async function fetchFiles(bucket: Bucket, to: string): Promise<void> {
  const store = bucketStore(bucket);
  let size = 0;
  for await (const file of store.list()) size += file.size;
  await checkRoom(size, dirname(to));
  await moveFiles(store, folderStore(to));
}

/** @throws Error with a sentence if this many bytes would fill the folder's disk */
async function checkRoom(size: number, target: string): Promise<void> {
  const { bavail, bsize } = await statfs(target);
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  if (bavail * bsize < size + LEFT_FREE) {
    throw new Error(
      `There is too little room in ${target}: ${megabytes(bavail * bsize)} are free, up to ${megabytes(size + LEFT_FREE)} are needed. Make room, or name a folder on another disk with BACKUP_DIR.`,
    );
  }
}
