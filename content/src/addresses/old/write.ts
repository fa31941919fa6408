import { sql } from "@payloadcms/db-sqlite/drizzle";
import { oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { oneAtATime, runStatement } from "../../database/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Row } from "./present.ts";
import { plainTarget, readKnown, refusalOf } from "./refuse.ts";

/** Rows that one statement writes. */
const ROWS_PER_STATEMENT = 200;

export type Written = { written: number; refused: { address: string; reason: string }[] };

/**
 * Writes rows, all or none; one that is there already leads to the new target. Sites are not told; the caller does that.
 *
 * @param rows addresses as they were found, whole or paths; of two with one key the first counts
 * @param byHand whether people say so: what they say stays as it is when an import says otherwise
 * @returns how many are in the table now, and which cannot be, each with the reason in German
 */
export async function writeOldAddresses(
  payload: Payload,
  rows: readonly Row[],
  { byHand = false }: { byHand?: boolean } = {},
): Promise<Written> {
  const known = await readKnown(payload);
  const wanted = new Map<string, string>();
  const refused: Written["refused"] = [];
  for (const row of rows) {
    const [address, target] = [oldAddressKey(row.address), plainTarget(row.target)];
    const reason = refusalOf({ address, target }, known);
    if (reason) refused.push({ address: row.address, reason });
    else if (address !== null && !wanted.has(address)) wanted.set(address, target);
  }
  const changed = [...wanted].filter(([address, target]) => byHand || known.targets.get(address) !== target);
  if (changed.length > 0) await save(payload, changed, byHand);
  return { written: wanted.size, refused };
}

function save(payload: Payload, rows: [string, string][], byHand: boolean): Promise<void> {
  return inTransaction(payload, {}, async (req) => {
    await oneAtATime(req, "old-addresses");
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const values = rows
        .slice(start, start + ROWS_PER_STATEMENT)
        .map(([address, target]) => sql`(${address}, ${target}, ${byHand})`);
      await runStatement(
        req,
        sql`INSERT INTO old_addresses (address, target, by_hand) VALUES ${sql.join(values, sql`, `)}
          ON CONFLICT (address) DO UPDATE SET target = excluded.target, by_hand = excluded.by_hand
          WHERE excluded.by_hand OR NOT old_addresses.by_hand`,
      );
    }
  });
}
