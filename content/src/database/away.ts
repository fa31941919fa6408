import { errorCode } from "../process/error-code.ts";

/** A statement that had to wait for too long, or whose transaction was ended for taking too long. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/**
 * Codes of a database that may answer a minute later: of connections that fail or are ended, of PostgreSQL that stops,
 * starts, is a stand-by or has no connection left, of waits that took too long, of SQLite that another program has locked, or
 * whose file is gone or damaged and put back by somebody.
 */
const AWAY = [
  /^ECONN(?:REFUSED|RESET)$|^E(?:TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/,
  /^08...$|^57P0[123]$|^25006$|^53300$/,
  /^57014$|^55P03$|^25P0[34]$|^40001$|^40P01$/,
  /^SQLITE_(?:BUSY|LOCKED)/,
  /^DatabaseBusy$|^DATABASE_(?:GONE|DAMAGED)$/,
];

/** Messages of `pg` for a connection that is lost or cannot be had; these errors have no code. */
const NO_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether something failed because the database cannot be used at the moment: the same may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  return AWAY.some((pattern) => pattern.test(code)) || NO_CONNECTION.test(rootOf(error)?.message ?? "");
}

function rootOf(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause ? rootOf(error.cause) : error;
}
