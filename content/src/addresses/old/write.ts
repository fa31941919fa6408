import { sql } from "@payloadcms/db-sqlite/drizzle";
import { oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { lockInTransaction, runStatement } from "../../platform/database/statement.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { plainTarget, type Row, readKnown, refusalOfAddress, refusalOfTarget } from "./old-address-targets.ts";

const ROWS_PER_STATEMENT = 200;

/**
 * Writes rows, all or none; an existing one gets the new target. The caller notifies the sites.
 *
 * @param given addresses as found, URLs or paths; of two with one key the first wins
 * @param byHand whether a person entered them: an import doesn't overwrite those
 * @returns how many rows were written, and the refused ones, each with its reason in German
 */
export async function writeOldAddresses<Given extends Row>(
  payload: Payload,
  given: readonly Given[],
  { byHand = false }: { byHand?: boolean } = {},
): Promise<{ written: number; refused: (Given & { reason: string })[] }> {
  const read = given.map((row) => [oldAddressKey(row.address), plainTarget(row.target), row] as const);
  const known = await readKnown(payload);
  const rows = new Map([...known.rows, ...read.map(([address, target]) => [address ?? "", target] as const)]);
  const refused: (Given & { reason: string })[] = [];
  const wanted = new Map<string, string>();
  for (const [address, target, row] of read) {
    const reason = refusalOfAddress(address) ?? refusalOfTarget(target, { ...known, rows });
    if (reason) refused.push({ ...row, reason });
    else if (address !== null && !wanted.has(address)) wanted.set(address, target);
  }
  await save(payload, [...wanted], byHand);
  return { written: wanted.size, refused };
}

function save(payload: Payload, rows: [string, string][], byHand: boolean): Promise<void> {
  return inTransaction(payload, {}, async (req) => {
    await lockInTransaction(req, "old-addresses");
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
