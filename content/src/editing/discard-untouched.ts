import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { log } from "../log.ts";
import { EDITED_COLLECTIONS, type Entry } from "./entry.ts";

/** The field that names an entry. A new one has none until somebody writes. */
const TITLES: Partial<Record<CollectionSlug, string>> = {
  services: "title",
  references: "title",
  menuitems: "title",
  projects: "header",
  categories: "name",
};

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
  const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } }, req });
  if (totalDocs > 1) return; // saved since
  const where: Where = { and: [{ id: { equals: id } }, untouched(title)] };
  await payload.delete({ collection, where, context: { silent: true }, req });
}

const DAY_MS = 24 * 3600 * 1000;

/** Removes those that a browser which ended without a word has left behind for a day. */
export async function sweepUntouched(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  for (const collection of EDITED_COLLECTIONS) {
    const title = TITLES[collection];
    if (!title) continue;
    const where: Where = { and: [{ updatedAt: { less_than: before } }, untouched(title)] };
    const { docs } = await payload.find({ collection, where, depth: 0, pagination: false });
    for (const { id } of docs) {
      const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } } });
      if (totalDocs > 1) continue;
      await payload.delete({ collection, id, context: { silent: true } });
      log.info({ collection, id }, "empty draft removed");
    }
  }
}
