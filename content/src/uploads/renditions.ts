import { MEDIA_SIZES, type MediaSize, type ModernEncoding } from "@schaufenster/contract/media";
import type { ImageSize } from "payload";
import type { Media } from "../payload-types.ts";
import type { EncodedFile } from "./encodings.ts";

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

/** The stored notes about the modern encodings of a picture's renditions; null until they are made. */
export type Encodings = Partial<Record<MediaSize, Record<ModernEncoding, EncodedFile>>>;

/** File names of a picture's renditions, by size. */
export function renditionFiles(media: Pick<Media, "sizes">): [MediaSize, string][] {
  return SIZE_NAMES.flatMap((size): [MediaSize, string][] => {
    const filename = media.sizes?.[size]?.filename;
    return filename ? [[size, filename]] : [];
  });
}
