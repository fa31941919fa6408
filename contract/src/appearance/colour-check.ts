import type { Colours, Hex } from "./choice.ts";
import { contrast, nearest } from "./colours.ts";
import { GRAPHICS_CONTRAST, type Palette, paletteOf, TEXT_CONTRAST, textOn } from "./palette.ts";

/**
 * Minimum contrasts against black: paper must be light enough that every derived colour can be legible on it, and ink
 * dark enough.
 */
const PAPER_ON_BLACK = 12;
/** Ink on paper: more than WCAG requires for text, since quiet text lies between the two. */
const INK_ON_PAPER = 9;

/** An unusable colour, its contrast, and the nearest usable one of the same hue. */
export type ColourProblem = { field: keyof Colours; ratio: number; atLeast: number; proposal: Hex };

/** Finds problems with the three colours, at most one each, assuming that the earlier ones are fixed. */
export function checkColours({ accent, paper, ink }: Colours): ColourProblem[] {
  const rightPaper = nearest(paper, (each) => contrast(each, "#000000") >= PAPER_ON_BLACK, "lighter") ?? "#ffffff";
  const rightInk = nearest(ink, (each) => contrast(each, rightPaper) >= INK_ON_PAPER, "darker") ?? "#000000";
  const grounds = { paper: rightPaper, ink: rightInk };
  const ratioOf = (each: Hex) => contrast(each, textOn(each, grounds));
  const rightAccent = nearest(accent, (each) => ratioOf(each) >= TEXT_CONTRAST) ?? rightInk;
  const all: ColourProblem[] = [
    { field: "paper", ratio: contrast(paper, "#000000"), atLeast: PAPER_ON_BLACK, proposal: rightPaper },
    { field: "ink", ratio: contrast(ink, rightPaper), atLeast: INK_ON_PAPER, proposal: rightInk },
    { field: "accent", ratio: ratioOf(accent), atLeast: TEXT_CONTRAST, proposal: rightAccent },
  ];
  const chosen = { accent, paper, ink };
  return all.filter(({ field, proposal }) => proposal !== chosen[field]);
}

/** The colours if they pass; otherwise with the proposals instead. */
export function passingColours(colours: Colours): Colours {
  const proposals = checkColours(colours).map(({ field, proposal }) => [field, proposal]);
  return { ...colours, ...Object.fromEntries(proposals) };
}

/** Two adjacent colours and the contrast that WCAG 2.2 AA requires. `on` is the section's background, if it matters. */
export type ContrastPair = { use: PairUse; on: "paper" | "ink" | null; front: Hex; back: Hex; atLeast: number };

export type PairUse =
  | "text"
  | "quiet"
  | "accent"
  | "error"
  | "success"
  | "signal"
  | "edge"
  | "textInField"
  | "signalAtField"
  | "button"
  | "top"
  | "topRing";

/** Every pair of colours that conveys information, including derived colours. */
export function contrastPairs(colours: Colours): ContrastPair[] {
  const palette = paletteOf(colours);
  const { brand, onBrand, mat, ink, paper } = palette;
  return [
    ...pairsOn("paper", palette),
    ...pairsOn("ink", palette),
    { use: "button", on: null, front: onBrand, back: brand, atLeast: TEXT_CONTRAST },
    { use: "top", on: null, front: ink.ground, back: mat, atLeast: TEXT_CONTRAST },
    { use: "topRing", on: null, front: paper.signal, back: mat, atLeast: GRAPHICS_CONTRAST },
  ];
}

function pairsOn(on: "paper" | "ink", palette: Palette): ContrastPair[] {
  const tone = palette[on];
  const pair = (use: PairUse, front: Hex, back: Hex, atLeast: number) => ({ use, on, front, back, atLeast });
  return [
    pair("text", tone.text, tone.ground, TEXT_CONTRAST),
    pair("quiet", tone.quiet, tone.ground, TEXT_CONTRAST),
    pair("accent", tone.accent, tone.ground, TEXT_CONTRAST),
    pair("error", tone.error, tone.ground, TEXT_CONTRAST),
    pair("success", tone.success, tone.ground, TEXT_CONTRAST),
    pair("signal", tone.signal, tone.ground, GRAPHICS_CONTRAST),
    pair("edge", tone.edge, tone.ground, GRAPHICS_CONTRAST),
    pair("textInField", tone.text, tone.field, TEXT_CONTRAST),
    pair("signalAtField", tone.signal, tone.field, GRAPHICS_CONTRAST),
  ];
}
