import { randomUUID } from "node:crypto";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { ContentStep } from "@schaufenster/contract/publish-webhook";
import type { Payload } from "payload";
import { readRows } from "../database/statement.ts";
import { errorCode } from "../process/error-code.ts";
import { log } from "../process/log.ts";
import { singleton } from "../process/singleton.ts";

/** `own` is this process's: a start is a version of its own. `shared` is that of all processes, as it was read last. */
const kept = singleton("content-version", () => ({ own: randomUUID() as string, shared: "" }));

/** The key under which the processes on a PostgreSQL agree on one. */
const KEY = "publications";

/** Names the published content. What was read under another version may be out of date. */
export async function contentVersion(payload: Payload): Promise<string> {
  return payload.db.name === "postgres" ? `${kept.own} ${await sharedVersion(payload)}` : kept.own;
}

/** Names the published content as sites know it: the same in all processes on the database. */
export async function toldVersion(payload: Payload): Promise<string> {
  return payload.db.name === "postgres" ? sharedVersion(payload) : kept.own;
}

async function sharedVersion(payload: Payload): Promise<string> {
  await readRows<{ version: string | null }>(
    payload,
    sql`SELECT data->>'version' AS version FROM payload_kv WHERE key = ${KEY}`,
  ).then(
    ([row]) => {
      kept.shared = row?.version ?? "";
    },
    () => {}, // what is kept is what there is while the database is away
  );
  return kept.shared;
}

/**
 * Changes the version; to be called before anybody is told of what was published. Never throws.
 *
 * @returns the versions before and after; undefined where the database could not be asked: then sites find the change by asking
 */
export async function countPublication(payload: Payload): Promise<ContentStep | undefined> {
  const [before, now] = [kept.own, randomUUID()];
  kept.own = now;
  if (payload.db.name !== "postgres") return { before, now };
  // One that is not there yet is "" to those who ask.
  return readRows<{ before: string | null }>(
    payload,
    sql`INSERT INTO payload_kv (key, data) VALUES (${KEY}, jsonb_build_object('version', ${now}::text, 'before', ''))
      ON CONFLICT (key) DO UPDATE
        SET data = jsonb_build_object('version', ${now}::text, 'before', payload_kv.data->>'version')
      RETURNING data->>'before' AS before`,
  ).then(
    ([row]) => ({ before: row?.before ?? "", now }),
    (error: unknown) =>
      void log.warn({ code: errorCode(error) }, "other content processes do not know of a publication"),
  );
}
