import type { Payload, PayloadRequest } from "payload";
import type { Page } from "../payload-types.ts";
import { knownAddresses } from "./known-addresses.ts";

type PageLink = Pick<Page, "title" | "address" | "updatedAt"> & {
  id: string;
  former: string[];
  placement: Page["placement"];
  hiddenFromSearch: boolean;
};

/** All published pages by title, each with the addresses that it had. A page's present address goes before another's former one. */
export async function pageLinks(payload: Payload, req: Partial<PayloadRequest>): Promise<PageLink[]> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { _status: { equals: "published" } },
    select: { title: true, address: true, placement: true, hiddenFromSearch: true, updatedAt: true },
    sort: "title",
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  if (docs.length === 0) return [];
  const taken = new Set(docs.map(({ address }) => address));
  const known = await knownAddresses(payload, "pages", { req });
  return docs.map(({ id, title, address, placement, hiddenFromSearch, updatedAt }) => {
    const own = known.filter(({ entry }) => entry === id).map((row) => row.address.slice(1));
    const former = own.filter((each) => !taken.has(each));
    return {
      id: String(id),
      title,
      address,
      former,
      placement,
      hiddenFromSearch: hiddenFromSearch === true,
      updatedAt,
    };
  });
}
