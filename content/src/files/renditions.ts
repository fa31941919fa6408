import { extname } from "node:path";
import { MEDIA_SIZES, type MediaSize, MODERN_ENCODINGS, type ModernEncoding } from "@schaufenster/contract/media";
import type { ImageSize } from "payload";
import type { Media } from "../payload-types.ts";

export const SIZE_NAMES = Object.keys(MEDIA_SIZES) as MediaSize[];

/**
 * Payload's renditions: every size always present, small pictures unenlarged; the size's name is the prefix (spec §3). `fit`
 * says that nothing is cut off: otherwise Payload scales each size twice, once to learn where the focal point comes to lie.
 */
export const imageSizes: ImageSize[] = SIZE_NAMES.map((name) => ({
  name,
  width: MEDIA_SIZES[name],
  withoutEnlargement: true,
  fit: "inside",
  fastShrinkOnLoad: false, // it rounds heights down, and saves little where each size is made once
  generateImageName: ({ originalName, extension, sizeName }) => `${sizeName}_${originalName}.${extension}`,
  admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
}));

/** One encoded file beside a rendition: its name, and its size in bytes. */
export type EncodedFile = { filename: string; sizeInBytes: number };

/** The stored notes about the modern encodings of a picture's renditions; null until they are made. */
export type Encodings = Partial<Record<MediaSize, Record<ModernEncoding, EncodedFile>>>;

/** File names of a picture's renditions, by size. */
export function renditionFiles(media: Pick<Media, "sizes">): [MediaSize, string][] {
  return SIZE_NAMES.flatMap((size): [MediaSize, string][] => {
    const filename = media.sizes?.[size]?.filename;
    return filename ? [[size, filename]] : [];
  });
}

/** Name of the file that holds the same picture in a modern encoding: thumbnail_bild.jpg, thumbnail_bild.avif. */
export function encodedName(filename: string, encoding: ModernEncoding): string {
  return `${filename.slice(0, filename.length - extname(filename).length)}.${encoding}`;
}

/** Every file that belongs to an entry of the library, whether it is written yet or not: the upload, its sizes, their encodings. */
export function fileNames(media: Pick<Media, "filename" | "sizes">): string[] {
  const pictures = renditionFiles(media).map(([, name]) => name);
  const encoded = pictures.flatMap((name) => MODERN_ENCODINGS.map((encoding) => encodedName(name, encoding)));
  return [...new Set([media.filename ?? "", ...pictures, ...encoded])].filter(Boolean);
}
