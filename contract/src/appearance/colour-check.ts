import type { Colours, Hex } from "./choice.ts";
import { contrast, nearest } from "./colours.ts";
import { GRAPHICS_CONTRAST, type Palette, paletteOf, TEXT_CONTRAST, textOn } from "./palette.ts";

/** Paper has to be so light that every helper colour can be made legible on it, and ink so dark. Against black: */
const PAPER_ON_BLACK = 12;
/** Ink against paper: more than WCAG asks of text, as quiet text lies between the two. */
const INK_ON_PAPER = 9;

/** A colour that cannot be used, how it fares, and the nearest of its hue that can. */
export type ColourProblem = { field: keyof Colours; ratio: number; atLeast: number; proposal: Hex };

/** Finds faults of the three colours, at most one each, as if the faults named before were repaired. */
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

/** The colours themselves if they pass, else with the proposals in place of what does not. */
export function passingColours(colours: Colours): Colours {
  const proposals = checkColours(colours).map(({ field, proposal }) => [field, proposal]);
  return { ...colours, ...Object.fromEntries(proposals) };
}

/** Two colours that meet somewhere, and what WCAG 2.2 AA asks of them. `on` is the section's ground, if it matters. */
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

/** Every pair of colours that says something, with the derived colours. */
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
