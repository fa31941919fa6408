import { sql } from "@payloadcms/db-sqlite/drizzle";
import { OTHERS } from "@schaufenster/contract/figures";
import { MISSED_DAYS } from "@schaufenster/contract/missed-paths";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { readRows } from "../../platform/database/statement.ts";
import { addDays, today } from "../../statistics/days.ts";
import { readKnown } from "./old-address-targets.ts";

/** A path that wasn't found: how often, and on which day last, such as 2026-11-22. */
export type Missed = { path: string; times: number; last: string };

/** Paths of the last {@link MISSED_DAYS} days without a target, most requested first. */
export async function readMissed(payload: Payload): Promise<Missed[]> {
  const [counted, { rows }] = await Promise.all([
    readRows<{ name: string; times: unknown; last: string }>(
      payload,
      sql`SELECT name, SUM(views) AS times, MAX(day) AS last FROM figures
        WHERE kind = 'missed' AND name <> ${OTHERS} AND day > ${addDays(today(), -MISSED_DAYS)}
        GROUP BY name ORDER BY times DESC, name`,
    ),
    readKnown(payload),
  ]);
  return counted
    .filter(({ name }) => findOldAddress(name, (key) => rows.get(key)) === null)
    .map(({ name, times, last }) => ({ path: name, times: Number(times), last }));
}
