import { nothingToSee } from "./refused-mark.ts";

/** Opacities (0 to 255) from which a pixel isn't empty space, is visible, and is opaque: shadows fade out. */
const FAINT = 20;
const SEEN = 40;
const OPAQUE = 250;

/** Fraction of pixels that counts as all, allowing for rounded corners. */
const FILLED = 0.9;

/** Luminance (0 to 1) from which a colour contrasts better with dark: both backgrounds contrast equally there. */
const LIGHT = 0.18;

/**
 * Luminance up to which a colour is lost on dark, and from which it is lost on light; fraction of a mark whose loss is
 * noticeable.
 */
const DARK = 0.05;
const PALE = 0.6;
const NOTABLE = 0.02;

/** Four bytes per pixel (RGBA). Width and height in px. */
export type Pixels = { pixels: Buffer; width: number; height: number };

/** In px. */
export type Part = { x: number; y: number; width: number; height: number };

/** Facts that the site needs to place a mark. */
export type PixelFacts = {
  /** In px; only their ratio matters. */
  markWidth: number;
  markHeight: number;
  /**
   * The background on which less of it is lost, or if nothing is lost on either, on which more of it contrasts well.
   */
  markGround: "paper" | "ink";
  /** It has its own background, so that it can't be drawn in one colour. */
  markOpaque: boolean;
};

/**
 * The bounding box of visible pixels.
 *
 * @throws RefusedMark if nothing is visible
 */
export function seenPart({ pixels, width, height }: Pixels): Part {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let index = 0; index < width * height; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < FAINT) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) throw nothingToSee();
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export function factsOf({ pixels, width: widthPx }: Pixels, { x, y, width, height }: Part): PixelFacts {
  let [seen, dark, light, pale, opaque] = [0, 0, 0, 0, 0];
  for (let index = 0; index < width * height; index += 1) {
    const at = ((y + Math.floor(index / width)) * widthPx + x + (index % width)) * 4;
    const alpha = pixels[at + 3] ?? 0;
    if (alpha >= OPAQUE) opaque += 1;
    if (alpha < SEEN) continue;
    seen += 1;
    const luminance = luminanceAt(pixels, at);
    if (luminance < DARK) dark += 1;
    if (luminance > LIGHT) light += 1;
    if (luminance > PALE) pale += 1;
  }
  const isSomethingLost = Math.max(dark, pale) > seen * NOTABLE;
  const markGround = (isSomethingLost ? pale >= dark : light > seen / 2) ? "ink" : "paper";
  return { markWidth: width, markHeight: height, markGround, markOpaque: opaque > width * height * FILLED };
}

/** Approximate relative luminance, 0 to 1. */
function luminanceAt(pixels: Buffer, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => ((pixels[at + channel] ?? 0) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
