import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { migrations as postgresMigrations } from "../../content/migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../../content/migrations/sqlite/index.ts";
import { COPIES, copyDatabase } from "../../content/src/backup/database-dump.ts";
import { replacedName } from "../../content/src/backup/leftovers.ts";
import { withoutPassword } from "../../content/src/backup/postgres-tools.ts";
import {
  type Database,
  type Engine,
  engineOf,
  SQLITE_COMPANIONS,
  sqliteFile,
} from "../../content/src/database/location.ts";
import { olderMigrations } from "../../content/src/database/older-databases.ts";
import { existingDatabase } from "../target/existing-system.ts";
import { loadPostgres } from "../target/postgres-load.ts";
import { UndoableSteps } from "../target/undoable-steps.ts";
import { copyRows } from "./copy-rows.ts";
import { postgresSource, postgresTarget } from "./postgres-rows.ts";
import type { RowSource } from "./rows.ts";
import { sqliteSource, sqliteTarget } from "./sqlite-rows.ts";

const MIGRATIONS: Record<Engine, { name: string }[]> = { sqlite: sqliteMigrations, postgres: postgresMigrations };

type Options = {
  /** Whether what is in the target may be replaced; asked when it is known what that is. */
  mayReplace: (existing: string[]) => Promise<boolean>;
  /** Makes the target's tables. */
  migrate: () => Promise<void>;
  onProgress: (table: string, done: number, total: number) => void;
};

/** How many rows were moved, and where what was in the target lies; null if it was empty. */
export type Moved = { rows: number; keptIn: string | null };

/**
 * Copies everything from a database of one engine into one of the other: ids, versions, accounts, settings, inquiries. The
 * source is only read. If anything fails, the target is as it was.
 *
 * @throws Error with a sentence
 */
export async function moveDatabase(source: Database, target: Database, options: Options): Promise<Moved> {
  try {
    if (engineOf(source) === engineOf(target)) {
      throw new Error("Both are the same kind of database. A backup and a restore take the content there.");
    }
    const reader = await openSource(source);
    try {
      const existing = await existingDatabase(target);
      if (existing.length > 0 && !(await options.mayReplace(existing))) {
        throw new Error(`The target is not empty: ${existing.join(", ")}. Add --replace to replace it.`);
      }
      return await replaceTarget(reader, target, existing.length > 0, options);
    } finally {
      await reader.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(withoutPassword(withoutPassword(message, source), target), { cause: error });
  }
}

/** @throws Error with a sentence when there is none, or another version has made it */
async function openSource(source: Database): Promise<RowSource> {
  const engine = engineOf(source);
  if ((await existingDatabase(source)).length === 0)
    throw new Error("There is no database to move. Check DATABASE_URL.");
  const reader = await (engine === "postgres" ? postgresSource(source) : sqliteSource(source));
  const done = await reader.migrations();
  const names = MIGRATIONS[engine].map(({ name }) => name);
  const newer = done.filter((name) => ![...names, ...olderMigrations(engine)].includes(name));
  if (newer.length === 0 && names.every((name) => done.includes(name))) return reader;
  await reader.close();
  if (newer.length > 0)
    throw new Error(
      `The database was brought up to date by a newer version (${newer.join(", ")}). Move it with that one.`,
    );
  throw new Error("The database was made by an older version. Start this one with it once, stop it, and move then.");
}

async function replaceTarget(
  reader: RowSource,
  target: Database,
  isFilled: boolean,
  { migrate, onProgress }: Options,
): Promise<Moved> {
  const isPostgres = engineOf(target) === "postgres";
  const keptIn = join(target.dataDir, replacedName("move"));
  const dump = isPostgres && isFilled ? join(keptIn, COPIES.postgres) : null;
  const steps = new UndoableSteps();
  let isTouched = false;
  try {
    if (isFilled) await steps.make(keptIn);
    if (dump) await copyDatabase(target, dump);
    isTouched = true;
    if (dump) await (await loadPostgres(target, null)).commit();
    if (!isPostgres) {
      for (const path of filesOf(target).filter(existsSync)) await steps.move(path, join(keptIn, basename(path)));
    }
    await migrate();
    const writer = await (isPostgres ? postgresTarget(target) : sqliteTarget(target));
    const rows = await copyRows(reader, writer, onProgress).finally(writer.close);
    return { rows, keptIn: isFilled ? keptIn : null };
  } catch (error) {
    if (isPostgres && isTouched) await (await loadPostgres(target, dump)).commit();
    if (!isPostgres) for (const path of filesOf(target)) await rm(path, { force: true });
    await steps.undo();
    throw error;
  }
}

const filesOf = (database: Database) => ["", ...SQLITE_COMPANIONS].map((ending) => sqliteFile(database) + ending);
