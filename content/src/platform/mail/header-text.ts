/**
 * Characters that end a header line, hide in it or turn its direction around: control characters (RFC 5322 §2.2 allows
 * none), line and paragraph separators, and the marks that let „gpj.exe“ read as „exe.jpg“.
 */
const NOT_FOR_HEADERS = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]+/gu;

/** Begins an encoded word (RFC 2047 §2), in which a mail program would read what we did not write. */
const ENCODED_WORD = /=\?/g;

/** A text of a visitor's, fit for a mail header: one line, as it reads. */
export function headerText(text: string): string {
  return text.replace(NOT_FOR_HEADERS, " ").replace(ENCODED_WORD, "= ?").replace(/ {2,}/g, " ").trim();
}
