import { widthOf } from "./letter-widths.ts";

/** Word widths in em; a headline is marked with the width of its longest word. */
const WORDS = [6, 6.5, 7, 8, 9, 10, 11, 12, 14, 16, 20, 30];

export const headlineStyles = () => WORDS.map((word) => `[data-word="${word}"]{--word:${word}}`).join("");

/** Attributes that make a headline smaller. */
type Headline = {
  /** Too long for the largest size. */
  "data-long"?: true;
  /** Width of its longest word in em, so that it is as large as fits unbroken (styles/base.css). */
  "data-word"?: number;
};

/** Measures a headline. A soft hyphen is a possible break. */
export function headlineData(headline: string): Headline {
  const words = headline.replaceAll("\u00ad", "- ").split(/\s+|(?<=[-–—])/);
  const longest = Math.max(...words.map(widthOf));
  const word = WORDS.find((each) => longest <= each) ?? WORDS.at(-1);
  return {
    ...(headline.replaceAll("\u00ad", "").length > 42 && { "data-long": true }),
    ...(longest > SHORT && { "data-word": word }),
  };
}

/** Always fits. */
const SHORT = 5.5;
