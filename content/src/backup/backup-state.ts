import type { DirectConnection } from "../database/direct-connection.ts";
import type { Fault } from "./failure-words.ts";

/**
 * How backups went, as the database has it. `at` is when the last good one was begun (ISO 8601, UTC), `bytes` its size,
 * `machine` where its file lies.
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
   * Since then; the reason in an English sentence, for the log. `archive` is one that was made all the same, and
   * `fault` what it lacks; older notes have none.
   */
  failure: { at: string; reason: string; archive?: string; fault?: Fault } | null;
};

/** Its key in Payload's table of keys and values. */
export const KEY = "backups";

export const NONE: BackupState = { last: null, failure: null };

/** Reads it in a program that runs without Payload. */
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
