import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { errorCode } from "../error-code.ts";
import { readRows } from "./statement.ts";

/** What monitoring gets an answer within, in ms. */
const LIMIT_MS = 2000;

/** Said when an attempt takes longer. The process that runs the content system starts it anew when this lasts. */
const NO_ANSWER = "database does not answer";

/** The attempt under way: those who ask meanwhile wait for the same, so that asking takes no second connection. */
let attempt: Promise<unknown> | undefined;

/**
 * Tries a write that changes nothing: on SQLite it needs the one writer and the file's lock (BEGIN IMMEDIATE), on
 * PostgreSQL a free connection and a server that takes writes.
 *
 * @returns "ok", or why nothing can be written; after `limitMs` at the latest
 */
export async function writability(database: () => Promise<Payload>, limitMs = LIMIT_MS): Promise<string> {
  attempt ??= database()
    .then((payload) => readRows(payload, sql`DELETE FROM payload_kv WHERE key = ''`))
    .finally(() => {
      attempt = undefined;
    });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, limitMs, NO_ANSWER);
  });
  const written = attempt.then(
    () => "ok",
    (error: unknown) => `database refuses to write (${errorCode(error)})`,
  );
  return Promise.race([written, late]).finally(() => clearTimeout(timer));
}
