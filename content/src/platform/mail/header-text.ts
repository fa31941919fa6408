/**
 * Characters that end a header line, are invisible, or reverse its direction: control characters (RFC 5322 §2.2 allows
 * none), line and paragraph separators, and marks that make „gpj.exe“ look like „exe.jpg“.
 */
const NOT_FOR_HEADERS = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]+/gu;

/** Start of an encoded word (RFC 2047 §2), which mail programs would decode. */
const ENCODED_WORD = /=\?/g;

/** Makes a visitor's text safe for a mail header: one line. */
export function headerText(text: string): string {
  return text.replace(NOT_FOR_HEADERS, " ").replace(ENCODED_WORD, "= ?").replace(/ {2,}/g, " ").trim();
}
