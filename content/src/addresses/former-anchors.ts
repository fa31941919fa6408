import type { Payload, PayloadRequest } from "payload";
import { entryAddress } from "../entry/entry-address.ts";
import { knownAddresses } from "../entry/known-addresses.ts";

type FormerAnchor = { former: string; current: string };

/** Former anchors of published sections with the section's current one. An anchor in use isn't redirected. */
export async function formerAnchors(payload: Payload, req: Partial<PayloadRequest>): Promise<FormerAnchor[]> {
  const { docs } = await payload.find({
    collection: "services",
    where: { _status: { equals: "published" } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  const taken = new Set(docs.map(({ id, name }) => entryAddress("services", id, name)));
  const known = await knownAddresses(payload, "services", req);
  return known.flatMap(({ address, entry }) => {
    const current = names.get(entry);
    return current === undefined || taken.has(address) ? [] : [{ former: address.slice("/#".length), current }];
  });
}
