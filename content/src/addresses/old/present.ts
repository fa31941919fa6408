import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { singleton } from "../../process/singleton.ts";
import { contentVersion } from "../../publishing/content-version.ts";
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

type Targets = ReadonlyMap<string, string>;

type Kept = { version: string; targets: Promise<Targets> };

const kept = singleton<{ last: Kept | null }>("old-addresses", () => ({ last: null }));

/**
 * Old addresses with where they lead today; those of what visitors do not find are left out. Read once for each version of the
 * published content, so that thousands of wrong addresses cost the database nothing.
 */
export async function presentTargets(payload: Payload): Promise<Targets> {
  const version = await contentVersion(payload);
  if (kept.last?.version === version) return kept.last.targets;
  const reading: Kept = { version, targets: readPresent(payload) };
  kept.last = reading;
  reading.targets.catch(() => {
    if (kept.last === reading) kept.last = null;
  });
  return reading.targets;
}

/** Where a file is that had an address of a former website; null if nobody knows. */
export async function presentFileOf(payload: Payload, address: string): Promise<string | null> {
  const targets = await presentTargets(payload);
  return findOldAddress(address, (key) => targets.get(key));
}

async function readPresent(payload: Payload): Promise<Targets> {
  const [rows, living] = await Promise.all([storedRows(payload), readLiving(payload)]);
  return new Map(
    rows.flatMap(({ address, target }) => {
      const present = presentTarget(target, living);
      return present === null ? [] : [[address, present] as const];
    }),
  );
}
