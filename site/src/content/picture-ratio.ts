import type { Picture } from "./domain.ts";

/** Of a picture whose size the content system does not tell, and of what has no picture: the usual format. */
const UNKNOWN = 3 / 2;

/** Width of a picture by its height. */
export function ratioOf(picture: Pick<Picture, "width" | "height"> | null): number {
  return picture?.width && picture.height ? picture.width / picture.height : UNKNOWN;
}
