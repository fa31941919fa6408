import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
  wcagLuminance,
} from "culori/fn";
import type { Hex } from "./choice.ts";

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);

const toOklch = converter("oklch");

/** Contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (colour: Hex): number => wcagLuminance(colour);

/** Mixes a fraction (0 to 1) of another colour in, like CSS's `color-mix(in srgb)`. */
export function mix(colour: Hex, other: Hex, part: number): Hex {
  return formatHex(interpolate([colour, other], "rgb")(part));
}

/** Steps of the lightness search; OKLCH lightness is from 0 to 1. */
const STEP = 0.004;

export type Direction = "darker" | "lighter" | "either";

const SIGNS: Record<Direction, readonly number[]> = { darker: [-1], lighter: [1], either: [-1, 1] };

/**
 * The colour if it passes, otherwise the nearest of the same hue that does: only its lightness changes (OKLCH), and its
 * chroma as far as the screen gamut requires.
 * @returns null if none passes
 */
export function nearest(colour: Hex, passes: (candidate: Hex) => boolean, direction: Direction = "either"): Hex | null {
  if (passes(colour)) return colour;
  const start = toOklch(colour);
  if (!start) return null;
  for (let change = STEP; change <= 1; change += STEP) {
    for (const sign of SIGNS[direction]) {
      const l = Math.min(1, Math.max(0, start.l + sign * change));
      const candidate = formatHex(clampChroma({ ...start, l }, "oklch"));
      if (passes(candidate)) return candidate;
    }
  }
  return null;
}
