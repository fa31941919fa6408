import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { log } from "../log.ts";
import { EDITED_COLLECTIONS, type Entry } from "./entry.ts";
import { lockOf } from "./locks.ts";

/** The field that names an entry. A new one has none until somebody writes. */
const TITLES: Partial<Record<CollectionSlug, string>> = {
  services: "title",
  references: "title",
  menuitems: "title",
  projects: "header",
  categories: "name",
};

/** What else an editor, an import or a copy may have filled in. */
const CONTENT: Partial<Record<CollectionSlug, string[]>> = {
  services: ["header", "mainContent", "slideContent", "slideImage", "serviceAssets"],
  references: ["description", "image", "localVideo", "url"],
  menuitems: ["name"],
  projects: ["teaser", "content", "image", "categories", "searchDescription", "shareImage"],
  categories: ["description"],
};

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Entries of a type that 'Neu erstellen' made and no form has ever saved. */
function untouched(title: string): Where {
  return {
    and: [
      { _status: { equals: "draft" } },
      { lastForm: { exists: false } },
      { publishedAt: { exists: false } },
      { or: [{ [title]: { exists: false } }, { [title]: { equals: "" } }] },
    ],
  };
}

/** Payload makes an entry as soon as 'Neu erstellen' is opened: one that is left without a word goes again. */
export async function discardUntouched(req: PayloadRequest, entry: Entry): Promise<void> {
  if ("global" in entry) return;
  const { collection, id } = entry;
  const title = TITLES[collection];
  if (!title) return;
  const { payload } = req;
  if (await lockOf(req, entry)) return; // open elsewhere
  const where: Where = { and: [{ id: { equals: id } }, untouched(title)] };
  await removeBlank(payload, collection, where, req);
}

/** Removes what matches and was never saved since, if there is nothing in it. */
async function removeBlank(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  req?: PayloadRequest,
): Promise<void> {
  const { docs } = await payload.find({ collection, where, depth: 0, draft: true, pagination: false, req });
  for (const doc of docs) {
    const { id } = doc;
    const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } }, req });
    const fields = doc as unknown as Record<string, unknown>;
    if (totalDocs > 1 || CONTENT[collection]?.some((field) => !isBlank(fields[field]))) continue;
    await payload.delete({ collection, id, context: { silent: true }, req });
    log.info({ collection, id }, "empty draft removed");
  }
}

const DAY_MS = 24 * 3600 * 1000;

/** Removes those that a browser which ended without a word has left behind for a day. */
export async function sweepUntouched(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  for (const collection of EDITED_COLLECTIONS) {
    const title = TITLES[collection];
    if (!title) continue;
    const where: Where = { and: [{ updatedAt: { less_than: before } }, untouched(title)] };
    await removeBlank(payload, collection, where);
  }
}
