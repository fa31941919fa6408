import { createHash } from "node:crypto";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { readRows } from "../database/statement.ts";
import { log } from "../process/log.ts";
import { uploadsStore } from "./file-store/uploads-store.ts";

/** PostgreSQL numbers entries with four bytes. */
const LARGEST_ID = 2 ** 31 - 1;

/** How many entries get theirs in an hour: of a large library all within some days, without a busy disk. */
const AN_HOUR = 100;

const HOUR_MS = 3600 * 1000;

type Row = { id: number; filename: string };

/**
 * Gives entries from before uploads were compared the hash of their file, the newest first. What was sent may have been prepared
 * then, so that the same picture from the camera is still taken for another one.
 *
 * @param before ids from here on are done
 * @returns the last id that was looked at; 0 when none is left
 */
export async function fillHashes(payload: Payload, before = LARGEST_ID): Promise<number> {
  const rows = await readRows<Row>(
    payload,
    sql`SELECT id, filename FROM media WHERE content_hash IS NULL AND filename IS NOT NULL AND id < ${before}
      ORDER BY id DESC LIMIT ${AN_HOUR}`,
  );
  for (const { id, filename } of rows) {
    if (!(await uploadsStore.find(filename))) continue;
    const hash = createHash("sha256");
    for await (const chunk of await uploadsStore.read(filename)) hash.update(chunk);
    // Straight to the database: no new version, and no editor's form is made stale by it.
    await readRows(
      payload,
      sql`UPDATE media SET content_hash = ${hash.digest("hex")}
        WHERE id = ${id} AND filename = ${filename} AND content_hash IS NULL`,
    );
  }
  return rows.length < AN_HOUR ? 0 : (rows.at(-1)?.id ?? 0);
}

/** Some at the start and some every hour, until all have one. */
export function startFillingHashes(payload: Payload): void {
  let before: number | undefined;
  const fill = async () => {
    before = await fillHashes(payload, before);
    if (before === 0) clearInterval(timer);
  };
  const fillOrSay = () => fill().catch((error: unknown) => log.warn({ err: error }, "older files got no hash"));
  const timer = setInterval(fillOrSay, HOUR_MS).unref();
  void fillOrSay();
}
