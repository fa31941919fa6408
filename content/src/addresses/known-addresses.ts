import type { Payload, PayloadRequest, Where } from "payload";
import { PUBLIC_ADDRESSES } from "./collection.ts";
import type { NamedType } from "./entry-address.ts";

type AddressType = NamedType | "media";

export type KnownAddress = { address: string; type: AddressType; entry: number };

/** Most addresses that are read at once, the latest first. */
const READ_MAX = 5000;

/** Notes in the request's transaction that visitors find this entry there; an address that another entry had is its own now. */
export async function noteAddress(req: PayloadRequest, known: KnownAddress): Promise<void> {
  const where = { address: { equals: known.address } };
  await req.payload.db.upsert({ collection: PUBLIC_ADDRESSES, data: known, where, req });
}

/** Every address that was ever public, of a type or of one of its entries. */
export async function knownAddresses(
  payload: Payload,
  type: AddressType,
  { entry, req }: { entry?: number; req?: Partial<PayloadRequest> } = {},
): Promise<KnownAddress[]> {
  const ofEntry: Where[] = entry === undefined ? [] : [{ entry: { equals: entry } }];
  const { docs } = await payload.db.find<KnownAddress>({
    collection: PUBLIC_ADDRESSES,
    where: { and: [{ type: { equals: type } }, ...ofEntry] },
    sort: "-updatedAt",
    limit: READ_MAX,
    pagination: false,
    req,
  });
  return docs;
}

/** The entry is deleted for good: its addresses lead nowhere. */
export async function forgetAddresses(req: PayloadRequest, type: AddressType, entry: number): Promise<void> {
  const where: Where = { and: [{ type: { equals: type } }, { entry: { equals: entry } }] };
  await req.payload.db.deleteMany({ collection: PUBLIC_ADDRESSES, where, req });
}
