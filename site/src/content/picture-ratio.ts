import type { Picture } from "./domain.ts";

/** For pictures of unknown size and entries without one. */
const UNKNOWN = 3 / 2;

export function ratioOf(picture: Pick<Picture, "width" | "height"> | null): number {
  return picture?.width && picture.height ? picture.width / picture.height : UNKNOWN;
}
