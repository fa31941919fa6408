import { type Colours, DEFAULT_COLOURS, type Hex } from "./choice.ts";
import { contrast, luminance, mix, nearest } from "./colours.ts";

/** WCAG 2.2, 1.4.3 (text) and 1.4.11 (edges, marks, focus rings). */
export const TEXT_CONTRAST = 4.5;
export const GRAPHICS_CONTRAST = 3;

/** A section's colours, which depend on its background; named like the custom properties. */
export type TonePalette = {
  ground: Hex;
  text: Hex;
  field: Hex;
  quiet: Hex;
  line: Hex;
  edge: Hex;
  ghostLine: Hex;
  accent: Hex;
  signal: Hex;
  error: Hex;
  success: Hex;
};

export type Palette = {
  paper: TonePalette;
  ink: TonePalette;
  brand: Hex;
  /** Text on the accent: ink or paper. */
  onBrand: Hex;
  /** The border of a print, lighter than paper; ink is legible on it. */
  mat: Hex;
  /** Film, darker than ink. */
  film: Hex;
  /** The overlay that dims pictures, never lighter than the default ink. */
  shade: Hex;
};

/** Mixing ratios of the default design's colours, on paper and on ink. */
const MIXES = {
  paper: { quiet: 0.32, line: 0.19, edge: 0.54, ghostLine: 0.14, error: "#b5301a", success: "#3f5a2a" },
  ink: { quiet: 0.3, line: 0.16, edge: 0.52, ghostLine: 0.2, error: "#ff8468", success: "#b4c79b" },
} as const;

/** Share of the mat's colour in a field's background (ContactField.module.css). */
const FIELD = { paper: 0.55, ink: 0.06 } as const;

const onAll = (grounds: Hex[], atLeast: number) => (candidate: Hex) =>
  grounds.every((ground) => contrast(candidate, ground) >= atLeast);

function toneOf(tone: "paper" | "ink", { accent, paper, ink }: Colours, mat: Hex): TonePalette {
  const [ground, text] = tone === "paper" ? [paper, ink] : [ink, paper];
  const field = mix(ground, mat, FIELD[tone]);
  const parts = MIXES[tone];
  const direction = tone === "paper" ? "darker" : "lighter";
  const furthest = tone === "paper" ? "#000000" : "#ffffff";
  const made = (colour: Hex, atLeast: number) =>
    nearest(colour, onAll([ground, field], atLeast), direction) ?? furthest;
  return {
    ground,
    text,
    field,
    quiet: made(mix(text, ground, parts.quiet), TEXT_CONTRAST),
    line: mix(ground, text, parts.line),
    edge: made(mix(ground, text, parts.edge), GRAPHICS_CONTRAST),
    ghostLine: mix(ground, text, parts.ghostLine),
    accent: made(accent, TEXT_CONTRAST),
    signal: made(accent, GRAPHICS_CONTRAST),
    error: made(parts.error, TEXT_CONTRAST),
    success: made(parts.success, TEXT_CONTRAST),
  };
}

export function textOn(accent: Hex, { paper, ink }: Pick<Colours, "paper" | "ink">): Hex {
  return contrast(ink, accent) >= contrast(paper, accent) ? ink : paper;
}

/** Every colour of the design, derived from the three chosen ones. Legible if those pass {@link checkColours}. */
export function paletteOf(colours: Colours): Palette {
  const { accent, paper, ink } = colours;
  const mat = mix(paper, "#ffffff", 0.6);
  const darkest = luminance(DEFAULT_COLOURS.ink);
  return {
    paper: toneOf("paper", colours, mat),
    ink: toneOf("ink", colours, mat),
    brand: accent,
    onBrand: textOn(accent, colours),
    mat,
    film: mix(ink, "#000000", 0.55),
    shade: nearest(ink, (candidate) => luminance(candidate) <= darkest, "darker") ?? "#000000",
  };
}
