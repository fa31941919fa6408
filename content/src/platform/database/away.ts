import { errorCode } from "../process/error-code.ts";

/** A statement that timed out, or whose transaction was ended for taking too long. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/**
 * Codes of transient errors: failed or closed connections, a PostgreSQL that is stopping, starting, on standby or out
 * of connections, timeouts, an SQLite file that another program has locked, or that is missing or damaged and may be
 * put back.
 */
const AWAY = [
  /^ECONN(?:REFUSED|RESET)$|^E(?:TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/,
  /^08...$|^57P0[123]$|^25006$|^53300$/,
  /^57014$|^55P03$|^25P0[34]$|^40001$|^40P01$/,
  /^SQLITE_(?:BUSY|LOCKED)/,
  /^DatabaseBusy$|^DATABASE_(?:GONE|DAMAGED)$/,
];

/** Messages of `pg` for a lost or unavailable connection; these errors have no code. */
const NO_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error is transient: the database is unavailable, and a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  return AWAY.some((pattern) => pattern.test(code)) || NO_CONNECTION.test(rootOf(error)?.message ?? "");
}

function rootOf(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause ? rootOf(error.cause) : error;
}
