import type { Payload, PayloadRequest } from "payload";
import { pictureOf, type Thumbnail, thumbnailsOf } from "../../uploads/thumbnails.ts";
import { inOrder, type Numbered } from "./numbers.ts";
import { leavesOut, type Order } from "./orders.ts";

type Entry = Numbered & { title: string; draft: boolean; picture: number | null };

/** An entry as the list shows it that its order is changed in. */
export type OrderedEntry = Omit<Entry, "picture"> & { thumbnail: Thumbnail | null };

/** All entries that have a place in an order, drafts as they were saved last; none from the trash. */
export async function readOrder(req: PayloadRequest, order: Order): Promise<Entry[]> {
  const { collection, field } = order;
  const where = leavesOut(order) ? { [field]: { exists: true } } : {};
  const { docs } = await req.payload.find({ collection, where, draft: true, depth: 0, pagination: false, req });
  return inOrder(
    docs.map((doc) => {
      const number = (doc as { sortId?: number | null; slideId?: number | null })[field] ?? null;
      const { id, title, _status } = doc;
      return {
        id,
        title: title || "Ohne Titel",
        number,
        draft: _status === "draft",
        picture: pictureOf(collection, doc),
      };
    }),
  );
}

export async function withThumbnails(payload: Payload, entries: Entry[]): Promise<OrderedEntry[]> {
  const thumbnails = await thumbnailsOf(
    payload,
    entries.map(({ picture }) => picture),
  );
  return entries.map(({ picture, ...entry }) => ({ ...entry, thumbnail: thumbnails.get(picture ?? -1) ?? null }));
}
