import { constants } from "node:fs";
import { access, copyFile, mkdir, open, readdir, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { StartError } from "../process/exit-codes.ts";
import { RESTORE } from "../process/own-command.ts";
import { type Database, engineOf, sqliteFile } from "./location.ts";

const MAGIC = "SQLite format 3\0";

const COMPANIONS = ["", "-wal", "-journal"];

/** Thrown at startup; the message says what is wrong and what to do. */
export class DamagedDatabase extends Error {}

/**
 * Checks an SQLite database before anything opens it for writing: a damaged one must not be used, and an agency's
 * folder without its database must not be filled with the demo agency.
 *
 * @throws DamagedDatabase after copying the damaged files beside the database
 */
export async function checkDatabase(database: Database): Promise<void> {
  if (engineOf(database) !== "sqlite") return;
  const path = sqliteFile(database);
  const uploads = join(database.dataDir, "uploads");
  const file = await stat(path).catch(() => null);
  for (const each of COMPANIONS.map((ending) => path + ending)) {
    await access(each, constants.R_OK | constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
      if (code !== "ENOENT")
        throw new StartError(
          `This user may not write ${each} (${code}). Give it to the one who owns ${database.dataDir}: chown`,
        );
    });
  }
  if (!file?.size) {
    if ((await readdir(uploads).catch(() => [])).length === 0) return;
    throw new DamagedDatabase(
      `There are files in ${uploads}, but the database ${path} is missing or empty. Put it back, or restore a backup: ${RESTORE}. To begin with an empty system, move ${uploads} away.`,
    );
  }
  const keep = () => kept(path, file.mtime);
  const reason = (await isSqlite(path)) ? await damageOfPages(path, keep) : "it is not an SQLite file";
  if (!reason) return;
  const copy = await keep();
  // The check has written the log into the file; the earlier modification time still names the copy.
  await utimes(path, file.atime, file.mtime).catch(() => {});
  throw new DamagedDatabase(`The database ${path} is damaged: ${reason}. ${copy} Restore a backup: ${RESTORE}`);
}

/**
 * Whether a file starts like SQLite's; checked before SQLite opens it, which would take some others for a new database.
 */
async function isSqlite(path: string): Promise<boolean> {
  const file = await open(path);
  const start = await file.read(Buffer.alloc(MAGIC.length)).finally(() => file.close());
  return start.buffer.toString("latin1") === MAGIC;
}

async function damageOfPages(path: string, keep: () => Promise<string>): Promise<string | null> {
  const client = createClient({ url: `file:${path}` });
  const reason = await quickCheck(client).catch(reasonOf);
  if (reason !== null) {
    await keep();
    // The connection closes only when it is garbage collected, and would write the log into the file only then.
    await client.execute("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => {});
  }
  client.close();
  return reason;
}

async function quickCheck(client: Client): Promise<string | null> {
  const { rows } = await client.execute("PRAGMA quick_check(1)");
  const answer = rows[0]?.quick_check;
  return answer === "ok" ? null : String(answer).replaceAll("\n", " ");
}

function kept(path: string, written: Date): Promise<string> {
  return keepCopy(path, written).then(
    (folder) => `A copy of what is left is in ${folder}.`,
    (error: unknown) => `It could not be copied (${reasonOf(error)}); do so before anything else.`,
  );
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Named by the modification time and made once, so that repeated starts don't fill the disk. */
async function keepCopy(path: string, written: Date): Promise<string> {
  const folder = `${path}.damaged-${written.toISOString().replaceAll(":", "-")}`;
  await mkdir(folder, { recursive: true });
  for (const ending of COMPANIONS) {
    const copy = join(folder, basename(path) + ending);
    await copyFile(path + ending, copy, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
    });
  }
  return folder;
}
