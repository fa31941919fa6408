import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Manifest, UPLOADS, unpack } from "../../content/src/backup/archive.ts";
import { COPIES, copyDatabase } from "../../content/src/backup/database-dump.ts";
import { removePutAside, replacedName } from "../../content/src/backup/leftovers.ts";
import { withoutPassword } from "../../content/src/backup/postgres-tools.ts";
import type { System } from "../../content/src/backup/system.ts";
import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import { engineOf, SQLITE_COMPANIONS, sqliteFile } from "../../content/src/platform/database/location.ts";
import { bucketStore } from "../../content/src/platform/file-store/bucket-store.ts";
import { folderStore } from "../../content/src/platform/file-store/folder-store.ts";
import { moveFiles } from "../../content/src/platform/file-store/move-files.ts";
import { sentenceOf } from "../../content/src/platform/process/disk-error.ts";
import { ownCommand } from "../../content/src/platform/process/own-command.ts";
import { removeFolder } from "../../content/src/platform/process/remove-folder.ts";
import { existingSystem } from "../target/existing-system.ts";
import { type Load, loadPostgres } from "../target/postgres-load.ts";
import { UndoableSteps } from "../target/undoable-steps.ts";
import { accountsIn, changedAccounts } from "./changed-accounts.ts";

export type Restored = {
  manifest: Manifest;
  /** Where the replaced data are now; null if there were none. */
  keptIn: string | null;
  /** Inquiries in the replaced data that are newer than the backup; null if they can't be counted. */
  newerInquiries: number | null;
  /** Sentences about accounts that have changed since the backup; null if they can't be compared. */
  accounts: string[] | null;
};

type Options = {
  /** Whether existing data may be replaced. */
  replace?: boolean;
  /** Decrypts an archive. */
  passphrase?: string | undefined;
};

/**
 * Installs an archive's database and uploads: both, or neither. Existing data, on another machine too, are kept aside.
 * Nothing is changed before the archive is unpacked and verified.
 * @throws Error with a sentence if the archive is unusable, or something exists that must not be replaced
 */
export async function restore(database: System, file: string, options: Options = {}): Promise<Restored> {
  const { replace = false, passphrase } = options;
  const { dataDir } = database;
  const engine = engineOf(database);
  await mkdir(dataDir, { recursive: true });
  const unpacked = await mkdtemp(join(dataDir, ".restore-")); // on the same disk, so that renaming is enough
  try {
    const manifest = await unpack(file, unpacked, passphrase);
    if (manifest.engine !== engine) {
      throw new Error(
        `The backup is of ${manifest.engine}, but the settings name ${engine}. Restore it with the DATABASE_URL that it was made with; ${ownCommand("move")} takes it to the other database then.`,
      );
    }
    const existing = await existingSystem(database);
    const newerInquiries = existing.length > 0 ? await inquiriesSince(database, manifest.createdAt) : 0;
    if (existing.length > 0 && !replace) {
      const newer = newerInquiries ? ` ${newerInquiries} inquiries in it are newer than the backup.` : "";
      throw new Error(
        `There is a system already: ${existing.join(", ")}.${newer} Add --replace to put the backup in its place; what is there is kept aside.`,
      );
    }
    const before = await accountsIn(database);
    const keptIn = await putInPlace(database, unpacked, existing.length > 0);
    await removePutAside(dataDir, new Date());
    await rm(join(dataDir, "page-cache"), { recursive: true, force: true }); // pages of other content
    const after = before && (await accountsIn(database));
    return { manifest, keptIn, newerInquiries, accounts: after && changedAccounts(before, after) };
  } catch (error) {
    throw new Error(withoutPassword(sentenceOf(error), database), { cause: error });
  } finally {
    // If unpacking was cut off, the last files may still be arriving.
    await removeFolder(unpacked);
  }
}

async function inquiriesSince(database: System, moment: string): Promise<number | null> {
  const query = "SELECT count(*) AS count FROM inquiries WHERE received_at > $1";
  const connection = await connectDirectly(database).catch(() => null);
  const rows = await connection?.rows<{ count: number | string }>(query, [moment]).catch(() => []);
  await connection?.close();
  return rows?.[0] ? Number(rows[0].count) : null;
}

/**
 * The database comes first, invisible to others until the files are in place. Files of a bucket come before it: extra
 * files do no harm, and existing ones stay.
 */
async function putInPlace(database: System, unpacked: string, isReplacing: boolean): Promise<string | null> {
  const { dataDir, bucket } = database;
  const isPostgres = engineOf(database) === "postgres";
  const keptIn = join(dataDir, replacedName());
  const steps = new UndoableSteps();
  let load: Load | undefined;
  if (bucket) await moveFiles(folderStore(join(unpacked, UPLOADS)), bucketStore(bucket));
  try {
    if (isReplacing) await steps.make(keptIn);
    if (isPostgres) {
      if (isReplacing) await copyDatabase(database, join(keptIn, COPIES.postgres));
      load = await loadPostgres(database, join(unpacked, COPIES.postgres));
    } else {
      const file = sqliteFile(database);
      for (const path of ["", ...SQLITE_COMPANIONS].map((ending) => file + ending).filter(existsSync))
        await steps.move(path, join(keptIn, basename(path)));
      await steps.move(join(unpacked, COPIES.sqlite), file);
    }
    // An archive of only the database keeps the existing files.
    if (!bucket && existsSync(join(unpacked, UPLOADS))) {
      const uploads = join(dataDir, UPLOADS);
      if (existsSync(uploads)) await steps.move(uploads, join(keptIn, UPLOADS));
      await steps.move(join(unpacked, UPLOADS), uploads);
    }
    await load?.commit();
  } catch (error) {
    await load?.rollBack().catch(() => {}); // it has, and the error says why
    await steps.undo();
    throw error;
  }
  return isReplacing ? keptIn : null;
}
