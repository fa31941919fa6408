import type { Payload, PayloadRequest } from "payload";
import { knownAddresses } from "../entry/known-addresses.ts";
import type { Page } from "../payload-types.ts";

type PageLink = Pick<Page, "title" | "address" | "placement" | "updatedAt"> & {
  id: string;
  former: string[];
  hiddenFromSearch: boolean;
  /** A legal text in Markdown; null for other pages. */
  text: string | null;
};

const SHOWN = {
  title: true,
  address: true,
  placement: true,
  hiddenFromSearch: true,
  updatedAt: true,
  content: true,
} as const;

/**
 * All published pages by title, each with its former addresses. A page's current address wins over another's former
 * one.
 *
 * @param previewed the page whose draft is requested: a legal text is shown as drafted
 */
export async function pageLinks(
  payload: Payload,
  req: Partial<PayloadRequest>,
  previewed: string | null,
): Promise<PageLink[]> {
  const common = { collection: "pages", select: SHOWN, depth: 0, overrideAccess: true, req } as const;
  const published = { _status: { equals: "published" } } as const;
  const { docs } = await payload.find({ ...common, where: published, sort: "title", pagination: false });
  const draft =
    previewed && (await payload.findByID({ ...common, id: Number(previewed), draft: true, disableErrors: true }));
  const shown =
    draft && draft.placement === "legal" && draft.address
      ? [...docs.filter(({ id }) => id !== draft.id), { ...draft, title: draft.title || "Ohne Titel" }]
      : docs;
  if (shown.length === 0) return [];
  const taken = new Set(shown.map(({ address }) => address));
  const known = await knownAddresses(payload, "pages", req);
  return shown.map(({ id, title, address, placement, hiddenFromSearch, updatedAt, content }) => {
    const own = known.filter(({ entry }) => entry === id).map((row) => row.address.slice(1));
    return {
      ...{ id: String(id), title, address, placement, updatedAt },
      former: own.filter((each) => !taken.has(each)),
      hiddenFromSearch: hiddenFromSearch === true,
      text: placement === "legal" ? (content ?? "") : null,
    };
  });
}
