import type { Picture } from "./domain.ts";

/** Width in px that search engines ask for; the largest rendition up to it is used. */
const PREVIEW_WIDTH = 1200;

/** A rendition in the original encoding for single-URL uses: search engines, old browsers. */
export function previewUrl(picture: Picture): string {
  const renditions = picture.sets.at(-1)?.renditions ?? [];
  return renditions.findLast(({ width }) => width <= PREVIEW_WIDTH)?.url ?? renditions[0]?.url ?? picture.url;
}
