import type { Picture } from "./domain.ts";

/** Ratio of a picture of unknown size, and of an entry without a picture: the usual format. */
const UNKNOWN = 3 / 2;

/** Width of a picture by its height. */
export function ratioOf(picture: Pick<Picture, "width" | "height"> | null): number {
  return picture?.width && picture.height ? picture.width / picture.height : UNKNOWN;
}
