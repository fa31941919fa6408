import type { DirectConnection } from "../platform/database/direct-connection.ts";
import type { Fault } from "./failure-words.ts";

/**
 * The backup status in the database. `at` is when the last good one started (ISO 8601, UTC), `bytes` its size,
 * `machine` the host that has the file.
 */
export type BackupState = {
  last: {
    at: string;
    file: string;
    bytes: number;
    isEncrypted: boolean;
    machine: string;
  } | null;
  /**
   * The latest failure since; the reason is an English sentence for the log. `archive` is an incomplete archive, and
   * `fault` what it lacks; older notes have neither.
   */
  failure: { at: string; reason: string; archive?: string; fault?: Fault } | null;
};

export const KEY = "backups";

export const NONE: BackupState = { last: null, failure: null };

/** Reads it in a program without Payload. */
export async function readState(connection: DirectConnection): Promise<BackupState> {
  const [row] = await connection.rows<{ data: string | BackupState }>("SELECT data FROM payload_kv WHERE key = $1", [
    KEY,
  ]);
  const data = typeof row?.data === "string" ? (JSON.parse(row.data) as BackupState) : row?.data;
  return { ...NONE, ...data };
}

export async function writeState(connection: DirectConnection, state: BackupState): Promise<void> {
  await connection.rows(
    "INSERT INTO payload_kv (key, data) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET data = excluded.data",
    [KEY, JSON.stringify(state)],
  );
}
