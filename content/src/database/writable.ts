import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { errorCode } from "../process/error-code.ts";
import { schedule } from "../process/schedule.ts";
import { DatabaseTrouble } from "./database-file.ts";
import { readRows } from "./statement.ts";

/** Time within which monitoring gets an answer, in ms. */
const LIMIT_MS = 2000;

/**
 * "ok", or why nothing can be written. The parent process starts a content system anew whose database gives no answer
 * for long, and leaves alone one whose database refuses: a new start would not help.
 */
export type Writability = { status: string; refused: boolean; sentence?: string };

const NO_ANSWER: Writability = { status: "database does not answer", refused: false };

/** The attempt under way: those who ask meanwhile wait for the same, so that asking takes no second connection. */
let attempt: Promise<unknown> | undefined;

/**
 * Tries a write that changes nothing: on SQLite it needs the one writer and the file's lock (BEGIN IMMEDIATE), on
 * PostgreSQL a free connection and a server that takes writes. Answers after {@link LIMIT_MS} at the latest.
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

/** Says what to do about it, for the log; where the database's own words may hold a visitor's, its code is all. */
function told(error: unknown): { sentence?: string } {
  if (error instanceof DatabaseTrouble) return { sentence: error.message };
  return error instanceof Error && error.cause ? told(error.cause) : {};
}
