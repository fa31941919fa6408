import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { readRows } from "../database/statement.ts";
import { errorCode } from "../process/error-code.ts";
import { log } from "../process/log.ts";
import { singleton } from "../process/singleton.ts";

/** `shared` is what all processes have counted, as it was read last. */
const own = singleton("content-version", () => ({ count: 0, shared: "" }));

/** The key under which the processes on a PostgreSQL count together. */
const KEY = "publications";

/** Reads the version of the content, which each publication changes, in any process on the database. */
export async function contentVersion(payload: Payload): Promise<string> {
  if (payload.db.name !== "postgres") return String(own.count);
  await readRows<{ count: string }>(
    payload,
    sql`SELECT data->>'count' AS count FROM payload_kv WHERE key = ${KEY}`,
  ).then(
    ([row]) => {
      own.shared = row?.count ?? "";
    },
    () => {}, // what is kept is what there is while the database is away
  );
  return `${own.count} ${own.shared}`;
}

/** Counts a publication, before anybody is told of it. Never throws: kept answers end within a minute. */
export async function countPublication(payload: Payload): Promise<void> {
  own.count += 1;
  if (payload.db.name !== "postgres") return;
  await readRows(
    payload,
    sql`INSERT INTO payload_kv (key, data) VALUES (${KEY}, '{"count": 1}')
      ON CONFLICT (key) DO UPDATE
        SET data = jsonb_build_object('count', (payload_kv.data->>'count')::bigint + 1)`,
  ).catch((error: unknown) =>
    log.warn({ code: errorCode(error) }, "other content processes do not know of a publication"),
  );
}
