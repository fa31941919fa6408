import { widthOf } from "./letter-widths.ts";

/** Widths of words in parts of the size of their letters: a headline says which of them its longest has. */
const WORDS = [6, 6.5, 7, 8, 9, 10, 11, 12, 14, 16, 20, 30];

/** Makes a custom property of each, for style sheets. */
export const headlineStyles = () => WORDS.map((word) => `[data-word="${word}"]{--word:${word}}`).join("");

/** Attributes by which a headline gets smaller letters. */
type Headline = {
  /** Too long for the largest ones. */
  "data-long"?: true;
  /** Width of its longest word in parts of its size, so that it is as large as fits there unbroken (styles/base.css). */
  "data-word"?: number;
};

/** Measures a headline. A soft hyphen is a place where its editor wants it broken. */
export function headlineData(headline: string): Headline {
  const words = headline.replaceAll("\u00ad", "- ").split(/\s+|(?<=[-–—])/);
  const longest = Math.max(...words.map(widthOf));
  const word = WORDS.find((each) => longest <= each) ?? WORDS.at(-1);
  return {
    ...(headline.replaceAll("\u00ad", "").length > 42 && { "data-long": true }),
    ...(longest > SHORT && { "data-word": word }),
  };
}

/** Fits everywhere. */
const SHORT = 5.5;
