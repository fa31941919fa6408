import { errorCode } from "../process/error-code.ts";

/** RFC 4918, 11.5: insufficient storage. */
export const DISK_FULL_STATUS = 507;

export const DISK_FULL =
  "Nicht gespeichert: Auf dem Server ist kein Speicherplatz mehr frei. Bitte sagen Sie es der Administration; sobald dort Platz ist, geht es weiter.";

/** Codes of a full disk or quota, and of SQLite and PostgreSQL on one. */
const CODES = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

export const isDiskFull = (error: unknown): boolean => CODES.has(errorCode(error));
