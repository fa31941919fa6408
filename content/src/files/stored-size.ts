/** Maximum long edge of a picture of usual shape, in px: the width of a 4K screen. */
const MAX_EDGE_PX = 3840;

/** Minimum short edge of a long picture, so that a screenshot of a page or a panorama stays readable, in px. */
const SHORT_EDGE_PX = 2000;

/** Limits in px: WebP allows 16,383, and the widest rendition is smaller. */
const MAX_HEIGHT_PX = 16_000;
const MAX_WIDTH_PX = 20_000;

/** Maximum pixels of a long picture: a tall one is encoded at full width. */
const MAX_PIXELS_HIGH = 16_000_000;
const MAX_PIXELS_WIDE = 40_000_000;

/**
 * The scale factor before a picture is stored: limits the edges of a usual one, the area of a long one.
 *
 * @param size as displayed, in px
 * @returns 1 if it stays unchanged
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
