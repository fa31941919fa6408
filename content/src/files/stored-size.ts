/** Longest edge kept of an uploaded picture of the usual shape, in px: a 4K screen's width. */
const MAX_EDGE_PX = 3840;

/** Of a long one, a screenshot of a whole page or a panorama, the short edge has to stay readable; in px. */
const SHORT_EDGE_PX = 2000;

/** WebP has at most 16,383 px, and the widest rendition has less. */
const MAX_HEIGHT_PX = 16_000;
const MAX_WIDTH_PX = 20_000;

/** The most pixels of a long picture: a high one is encoded at its full width. */
const MAX_PIXELS_HIGH = 16_000_000;
const MAX_PIXELS_WIDE = 40_000_000;

/**
 * By how much a picture is scaled down before it is stored: the edges of a usual one count, the area of a long one.
 *
 * @param size as it is shown, in px
 * @returns 1 where it stays as it is
 */
export function scaleOf({ width, height }: { width: number; height: number }): number {
  const usual = MAX_EDGE_PX / Math.max(width, height);
  const pixels = height > width ? MAX_PIXELS_HIGH : MAX_PIXELS_WIDE;
  const long = Math.min(
    SHORT_EDGE_PX / Math.min(width, height),
    Math.sqrt(pixels / (width * height)),
    MAX_HEIGHT_PX / height,
    MAX_WIDTH_PX / width,
  );
  return Math.min(1, Math.max(usual, long));
}
