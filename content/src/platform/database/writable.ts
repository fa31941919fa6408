import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { errorCode } from "../process/error-code.ts";
import { schedule } from "../process/schedule.ts";
import { DatabaseTrouble } from "./database-file.ts";
import { readRows } from "./statement.ts";

const LIMIT_MS = 2000;

/**
 * "ok", or why writes fail. The parent process restarts a content system whose database doesn't respond for long, but
 * not one whose database refuses, since a restart wouldn't help.
 */
export type Writability = { status: string; refused: boolean; sentence?: string };

const NO_ANSWER: Writability = { status: "database does not answer", refused: false };

/** The check under way: concurrent callers share it, so that they use only one connection. */
let attempt: Promise<unknown> | undefined;

/**
 * Tries a write that changes nothing: on SQLite it needs the single writer and the file's lock (BEGIN IMMEDIATE), on
 * PostgreSQL a free connection and a writable server. Resolves within {@link LIMIT_MS}.
 */
export async function writability(database: () => Promise<Payload>): Promise<Writability> {
  attempt ??= database()
    .then((payload) => readRows(payload, sql`DELETE FROM payload_kv WHERE key = ''`))
    .finally(() => {
      attempt = undefined;
    });
  let cancel = () => {};
  const late = new Promise<Writability>((resolve) => {
    cancel = schedule.after(LIMIT_MS, () => resolve(NO_ANSWER));
  });
  const written = attempt.then(
    () => ({ status: "ok", refused: false }),
    (error: unknown) => ({ status: `database refuses to write (${errorCode(error)})`, refused: true, ...told(error) }),
  );
  return Promise.race([written, late]).finally(cancel);
}

/** Says what to do, for the log; only the code if the database's message may contain a visitor's input. */
function told(error: unknown): { sentence?: string } {
  if (error instanceof DatabaseTrouble) return { sentence: error.message };
  return error instanceof Error && error.cause ? told(error.cause) : {};
}
