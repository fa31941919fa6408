import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { create } from "tar";
import { type Database, engineOf, sqliteFile } from "../database/location.ts";
import { COPIES, copyDatabase } from "./database-dump.ts";
import { noteBackup } from "./last-backup.ts";

/** What an archive says of itself. */
export type Manifest = { format: 1; createdAt: string; engine: "sqlite" | "postgres" };

export const MANIFEST = "backup.json";
export const UPLOADS = "uploads";

/**
 * Writes database and uploads into one archive, while the content system runs. Secrets and logins to other services are
 * not in it; with it one can read all inquiries.
 *
 * @param file the archive, .tar.gz
 * @throws Error with a sentence if there is nothing to back up
 */
export async function backUp(database: Database, file: string): Promise<Manifest> {
  const engine = engineOf(database);
  if (engine === "sqlite" && !existsSync(sqliteFile(database))) {
    throw new Error(`There is no database at ${sqliteFile(database)}. Start the content system once, or set DATA_DIR.`);
  }
  const staging = await mkdtemp(join(database.dataDir, ".backup-"));
  try {
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), engine };
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest));
    await copyDatabase(database, join(staging, COPIES[engine]));
    const uploads = resolve(database.dataDir, UPLOADS);
    if (existsSync(uploads)) await holdFiles(uploads, join(staging, UPLOADS));
    await mkdir(dirname(resolve(file)), { recursive: true });
    // Written aside and renamed: what has the name of a backup is a whole one.
    const unfinished = `${file}.part`;
    const entries = [MANIFEST, COPIES[engine], ...(existsSync(uploads) ? [UPLOADS] : [])];
    await create({ gzip: true, file: unfinished, cwd: staging, portable: true, mode: 0o600 }, entries);
    await rename(unfinished, file);
    await noteBackup(database.dataDir, { at: manifest.createdAt, file: resolve(file), bytes: (await stat(file)).size });
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
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
