import type { CollectionSlug, Payload } from "payload";
import type { Media } from "../payload-types.ts";

/** A file's smallest rendition, in px. */
export type Thumbnail = { url: string; width: number; height: number };

/** Fields with an entry's picture; the first non-empty one counts. */
const PICTURES: Partial<Record<CollectionSlug, string[]>> = {
  services: ["slideImage"],
  references: ["image", "localVideo"],
  projects: ["image"],
  pages: ["image"],
  media: ["id"],
};

export const hasPictures = (collection: CollectionSlug): boolean => collection in PICTURES;

/** Id of an entry's picture; null if it has none. The entry is read at depth 0. */
export function pictureOf(collection: CollectionSlug, doc: object): number | null {
  const fields = doc as Record<string, unknown>;
  const ids = (PICTURES[collection] ?? []).map((name) => fields[name]);
  return ids.find((id): id is number => typeof id === "number") ?? null;
}

type File = Pick<Media, "id" | "sizes" | "poster">;

async function read(payload: Payload, ids: number[]): Promise<File[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { in: ids } },
    select: { sizes: { thumbnail: true }, poster: true },
    depth: 0,
    pagination: false,
  });
  return docs as File[];
}

const stillOf = ({ poster }: File): number | null => (typeof poster === "number" ? poster : null);

/** Smallest renditions by file id; films by their stills. At most two queries. */
export async function thumbnailsOf(payload: Payload, ids: (number | null)[]): Promise<Map<number, Thumbnail>> {
  const files = await read(payload, [...new Set(ids.filter((id) => id !== null))]);
  const stills = await read(payload, [...new Set(files.map(stillOf).filter((id) => id !== null))]);
  const sources = new Map([...files, ...stills].map((file) => [file.id, file]));
  return new Map(
    files.flatMap((file): [number, Thumbnail][] => {
      const { filename, width, height } = sources.get(stillOf(file) ?? file.id)?.sizes?.thumbnail ?? {};
      return filename && width && height ? [[file.id, { url: `/uploads/${filename}`, width, height }]] : [];
    }),
  );
}
