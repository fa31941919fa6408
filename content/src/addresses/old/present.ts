import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { onceAVersion } from "../../publishing/once-a-version.ts";
import { presentTarget, readLiving } from "./living.ts";

export const OLD_ADDRESSES = "old-addresses";

/** A row: the address as `oldAddressKey` writes it, and where it leads, see `plainTarget`. */
export type Row = { address: string; target: string };

/** Most rows that are read. */
const READ_MAX = 50_000;

/** Every row as it is stored. */
export async function storedRows(payload: Payload): Promise<(Row & { byHand: boolean })[]> {
  const { docs } = await payload.db.find<Row & { byHand: boolean }>({
    collection: OLD_ADDRESSES,
    sort: "address",
    limit: READ_MAX,
    pagination: false,
  });
  return docs;
}

/** Old addresses with where they lead today; those of what visitors do not find are left out. */
export const presentTargets = onceAVersion("old addresses", readPresent);

/** Where a file is that had an address of a former website; null if nobody knows. */
export async function presentFileOf(payload: Payload, address: string): Promise<string | null> {
  const targets = await presentTargets(payload);
  return findOldAddress(address, (key) => targets.get(key));
}

async function readPresent(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const [rows, living] = await Promise.all([storedRows(payload), readLiving(payload)]);
  return new Map(
    rows.flatMap(({ address, target }) => {
      const present = presentTarget(target, living);
      return present === null ? [] : [[address, present] as const];
    }),
  );
}
