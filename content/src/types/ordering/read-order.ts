import type { Payload, PayloadRequest } from "payload";
import { addressOf } from "../../editing/preview/live-preview.ts";
import { pictureOf, type Thumbnail, thumbnailsOf } from "../../files/thumbnails.ts";
import { titleOf } from "../../ui/kinds.ts";
import { chosenWorks } from "./chosen-works.ts";
import { inOrder, type Numbered } from "./numbers.ts";
import type { Order } from "./orders.ts";

type Entry = Numbered & {
  title: string;
  /** Whether the latest version is a draft, and whether there is a published one. */
  draft: boolean;
  isPublic: boolean;
  inTrash: boolean;
  /** Whether all its versions have what a slide needs. */
  isSlide: boolean;
  picture: number | null;
};

/** An entry for the admin; `preview` is the URL of its draft on the site. */
export type OrderedEntry = Omit<Entry, "picture" | "isSlide"> & { thumbnail: Thumbnail | null; preview: string };

const hasSlide = (doc: object | undefined) => {
  const { header, slideImage } = (doc ?? {}) as { header?: string | null; slideImage?: unknown };
  return Boolean(header?.trim() && slideImage);
};

/** Reads an order's entries in their latest versions. For projects, only the chosen ones, including the trash. */
export async function readOrder(req: PayloadRequest, { collection, field }: Order): Promise<Entry[]> {
  const chosen = collection === "projects" ? await chosenWorks(req) : null;
  const only = chosen ? [{ id: { in: chosen } }] : [];
  const all = { collection, depth: 0, pagination: false, trash: chosen !== null, req } as const;
  const { docs } = await req.payload.find({ ...all, where: { and: only }, draft: true });
  const shown = await req.payload.find({ ...all, where: { and: [...only, { _status: { equals: "published" } }] } });
  const published = new Map(shown.docs.map((doc) => [doc.id, doc]));
  // An empty new entry will be deleted automatically.
  const isWritten = (doc: { title?: string | null; lastForm?: string | null }) => doc.title || doc.lastForm;
  return inOrder(
    docs
      .filter((doc) => chosen || isWritten(doc))
      .map((doc) => {
        const { id, _status, deletedAt } = doc;
        const numbers = doc as { sortId?: number | null; slideId?: number | null };
        return {
          id,
          number: field === "chosenProjects" ? (chosen?.indexOf(id) ?? null) : (numbers[field] ?? null),
          title: titleOf(collection, doc),
          draft: _status === "draft",
          isPublic: published.has(id),
          inTrash: Boolean(deletedAt),
          isSlide: hasSlide(doc) && hasSlide(published.get(id) ?? doc),
          picture: pictureOf(collection, doc),
        };
      }),
  );
}

export async function withThumbnails(
  payload: Payload,
  { collection }: Order,
  entries: Entry[],
): Promise<OrderedEntry[]> {
  const thumbnails = await thumbnailsOf(
    payload,
    entries.map(({ picture }) => picture),
  );
  return entries.map(({ picture, isSlide, ...entry }) => ({
    ...entry,
    thumbnail: thumbnails.get(picture ?? -1) ?? null,
    preview: addressOf({ collection, id: String(entry.id) }),
  }));
}
