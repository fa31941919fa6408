import type { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Payload } from "payload";
import type { Page } from "../src/payload-types.ts";

type Address = (typeof LEGAL_PAGES)[number]["address"];

/** One of every site's legal pages, published or draft. */
export async function legalPage(payload: Payload, address: Address, draft = false): Promise<Page> {
  const { docs } = await payload.find({ collection: "pages", where: { address: { equals: address } }, depth: 0 });
  const [page] = docs;
  if (!page) throw new Error(`No page ${address}`);
  return draft ? payload.findByID({ collection: "pages", id: page.id, draft, depth: 0 }) : page;
}

/** Publishes its text, or saves it as a draft; the demo's context also allows the demo's text. */
export async function saveLegal(
  payload: Payload,
  address: Address,
  content: string,
  draft = false,
  context = {},
): Promise<Page> {
  const { id } = await legalPage(payload, address);
  const data = { content, _status: draft ? ("draft" as const) : ("published" as const) };
  return payload.update({ collection: "pages", id, data, draft, context });
}
