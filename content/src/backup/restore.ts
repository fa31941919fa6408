import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@libsql/client";
import { extract } from "tar";
import * as v from "valibot";
import { type Database, engineOf, sqliteFile } from "../database/location.ts";
import { MANIFEST, type Manifest, UPLOADS } from "./backup.ts";
import { COPIES, loadPostgres } from "./database-dump.ts";

const manifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  engine: v.picklist(["sqlite", "postgres"]),
});

/** Files that SQLite keeps beside a database; those of another database would spoil it. */
const SQLITE_COMPANIONS = ["-wal", "-shm", "-journal"];

export type Restored = {
  manifest: Manifest;
  /** Where what was there before lies now; null if there was nothing. */
  keptIn: string | null;
};

/**
 * Puts an archive's database and uploads in place. Nothing is touched before the archive is unpacked and found whole.
 *
 * @param replace whether an existing system may be replaced; its files are kept aside, PostgreSQL's tables are not
 * @throws Error with a sentence if the archive is unusable, or something is there that must not be replaced
 */
export async function restore(
  database: Database,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Restored> {
  const { dataDir } = database;
  const engine = engineOf(database);
  await mkdir(dataDir, { recursive: true });
  const unpacked = await mkdtemp(join(dataDir, ".restore-")); // on the same disk, so that renaming is all it takes
  try {
    const manifest = await unpack(file, unpacked);
    if (manifest.engine !== engine) {
      throw new Error(`The backup is of ${manifest.engine}, but the settings name ${engine}. Check DATABASE_URL.`);
    }
    const present = [engine === "sqlite" ? sqliteFile(database) : null, join(dataDir, UPLOADS)];
    const inTheWay = present.filter((path) => path !== null).filter((path) => existsSync(path));
    if (inTheWay.length > 0 && !replace) {
      throw new Error(
        `There is a system already: ${inTheWay.join(", ")}. Add --replace to put the backup in its place.`,
      );
    }
    const keptIn = inTheWay.length > 0 ? await putAside(database, inTheWay) : null;
    if (engine === "postgres") await loadPostgres(database, join(unpacked, COPIES.postgres));
    else {
      await mkdir(dirname(sqliteFile(database)), { recursive: true });
      await rename(join(unpacked, COPIES.sqlite), sqliteFile(database));
    }
    if (existsSync(join(unpacked, UPLOADS))) await rename(join(unpacked, UPLOADS), join(dataDir, UPLOADS));
    await rm(join(dataDir, "page-cache"), { recursive: true, force: true }); // pages of another content
    return { manifest, keptIn };
  } finally {
    // Where unpacking broke off, the last files may still be arriving.
    await rm(unpacked, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    await extract({ file, cwd: folder, strict: true });
    const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, MANIFEST), "utf8")));
    if (manifest.engine === "sqlite") await checkSqlite(join(folder, COPIES.sqlite));
    return manifest;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a whole backup: ${reason}`, { cause });
  }
}

async function checkSqlite(path: string): Promise<void> {
  if (!existsSync(path)) throw new Error("it holds no database");
  const client = createClient({ url: `file:${path}` });
  try {
    const { rows } = await client.execute("PRAGMA integrity_check");
    if (rows[0]?.integrity_check !== "ok") throw new Error("its database is damaged");
  } finally {
    client.close();
  }
}

async function putAside(database: Database, paths: string[]): Promise<string> {
  const folder = join(database.dataDir, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
  await mkdir(folder, { recursive: true });
  const companions = SQLITE_COMPANIONS.map((ending) => sqliteFile(database) + ending).filter((path) =>
    existsSync(path),
  );
  for (const path of [...paths, ...companions]) await rename(path, join(folder, path.slice(dirname(path).length + 1)));
  return folder;
}
