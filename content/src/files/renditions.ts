import { extname } from "node:path";
import { MEDIA_SIZES, type MediaSize, MODERN_ENCODINGS, type ModernEncoding } from "@schaufenster/contract/media";
import type { ImageSize } from "payload";
import type { Media } from "../payload-types.ts";

export const SIZE_NAMES = Object.keys(MEDIA_SIZES) as MediaSize[];

/**
 * Payload's renditions. Every size is always present, small pictures aren't enlarged, and the size's name is the prefix
 * (spec §3). Without `fit`, Payload would scale each size twice, first to locate the focal point.
 */
export const imageSizes: ImageSize[] = SIZE_NAMES.map((name) => ({
  name,
  width: MEDIA_SIZES[name],
  withoutEnlargement: true,
  fit: "inside",
  fastShrinkOnLoad: false, // it rounds heights down, and saves little
  generateImageName: ({ originalName, extension, sizeName }) => `${sizeName}_${originalName}.${extension}`,
  admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
}));

export type EncodedFile = { filename: string; sizeInBytes: number };

/** The recorded modern encodings of a picture's renditions; null until they exist. */
export type Encodings = Partial<Record<MediaSize, Record<ModernEncoding, EncodedFile>>>;

export function renditionFiles(media: Pick<Media, "sizes">): [MediaSize, string][] {
  return SIZE_NAMES.flatMap((size): [MediaSize, string][] => {
    const filename = media.sizes?.[size]?.filename;
    return filename ? [[size, filename]] : [];
  });
}

/** File name of a rendition's modern encoding: thumbnail_bild.jpg, thumbnail_bild.avif. */
export function encodedName(filename: string, encoding: ModernEncoding): string {
  return `${filename.slice(0, filename.length - extname(filename).length)}.${encoding}`;
}

/** All file names of an entry, whether they exist yet or not: upload, sizes, encodings. */
export function fileNames(media: Pick<Media, "filename" | "sizes">): string[] {
  const pictures = renditionFiles(media).map(([, name]) => name);
  const encoded = pictures.flatMap((name) => MODERN_ENCODINGS.map((encoding) => encodedName(name, encoding)));
  return [...new Set([media.filename ?? "", ...pictures, ...encoded])].filter(Boolean);
}
