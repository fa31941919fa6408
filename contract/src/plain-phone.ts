import { plainLine, withoutTrailing } from "./pasted-text.ts";

/** All dashes, and the minus sign. */
const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu;

const SLASH = /[\u2044\u2215\u29f8]/g;

/** The digits of every script, in runs from zero to nine (Unicode 4.6). */
const DIGIT = /(?![0-9])\p{Nd}/gu;

/**
 * Normalizes a typed or pasted phone number to the characters of spec §5: removes invisible characters, typographic
 * variants, a link's `tel:`, and final punctuation.
 *
 * @returns anything that isn't a number as one line
 */
export function plainPhone(text: string): string {
  const line = plainLine(text)
    .replace(DASH, "-")
    .replace(SLASH, "/")
    .replace(DIGIT, asciiDigit)
    .replace(/^<(.*)>$/, "$1")
    .replace(/^(?:tel|callto):/i, "")
    .trim();
  return withoutTrailing(line, /[\s,;.]/);
}

function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}
