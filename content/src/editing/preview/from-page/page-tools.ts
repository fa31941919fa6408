import { PAGE_TOOLS_PATH, type PageTools } from "@schaufenster/contract/beside-page";
import { PREVIEWED_COLLECTIONS } from "@schaufenster/contract/preview";
import type { Endpoint, Payload } from "payload";
import { answer, refusal } from "../../../platform/http/answers.ts";
import { SIGN_IN } from "../../../platform/http/sign-in-sentence.ts";
import { KINDS, titleOf } from "../../../ui/kinds.ts";
import { addressOf } from "../live-preview.ts";

/** Drafts per type, latest first. */
const LISTED = 10;

/** The entry at a path without an id; null for other paths, which are handled by their pages. */
async function pageAt(payload: Payload, path: string): Promise<PageTools["page"]> {
  const address = { equals: path.replace(/^\//, "") };
  const { docs } = await payload.find({ collection: "pages", where: { address }, limit: 1, depth: 0 });
  return docs[0] ? { collection: "pages", id: String(docs[0].id) } : null;
}

async function drafts(payload: Payload): Promise<PageTools["drafts"]> {
  const found = PREVIEWED_COLLECTIONS.map(async (collection) => {
    const { docs } = await payload.find({
      collection,
      draft: true,
      where: { _status: { equals: "draft" } },
      sort: "-updatedAt",
      limit: LISTED,
      depth: 0,
      pagination: false,
    });
    return docs.map((doc) => ({
      title: titleOf(collection, doc),
      kind: KINDS[collection].kind,
      href: addressOf({ collection, id: String(doc.id) }),
    }));
  });
  return (await Promise.all(found)).flat();
}

/** GET, for the website if somebody is signed in: the entry on a page, and the existing drafts. */
export const pageToolsEndpoint: Endpoint = {
  path: PAGE_TOOLS_PATH.replace("/api", ""),
  method: "get",
  handler: async ({ payload, query, user }) => {
    if (!user) return refusal(403, SIGN_IN);
    const [page, drafted] = await Promise.all([pageAt(payload, String(query.path ?? "")), drafts(payload)]);
    return answer({ page, drafts: drafted } satisfies PageTools);
  },
};
