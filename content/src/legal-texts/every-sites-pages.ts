import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Payload, PayloadRequest } from "payload";
import type { Page } from "../payload-types.ts";
import { EVERY_SITES } from "./protection.ts";
import { standardTexts } from "./standard-texts.ts";

/** The list of legal pages; the long form of the condition (`or`, `and`) would open the filters. */
export const LEGAL_LIST = "/admin/collections/pages?where[placement][equals]=legal";

/** The published version of every site's legal pages, by path. */
export async function legalPages(payload: Payload): Promise<Record<string, Page | undefined>> {
  const { docs } = await payload.find({ collection: "pages", where: EVERY_SITES, depth: 0, pagination: false });
  return Object.fromEntries(docs.map((page) => [page.address, page]));
}

/** Creates every site's legal pages as drafts with standard texts, if missing. */
export async function ensureLegalPages(payload: Payload, req?: PayloadRequest): Promise<void> {
  const asking = { collection: "pages", depth: 0, ...(req ? { req } : {}) } as const;
  for (const { address, title, field } of LEGAL_PAGES) {
    const { totalDocs } = await payload.count({ ...asking, where: { address: { equals: address } } });
    if (totalDocs > 0) continue;
    const data = { title, address, content: standardTexts[field], placement: "legal" as const };
    await payload.create({ ...asking, data, draft: true, context: { silent: true } });
  }
}
