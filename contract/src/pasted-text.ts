/** Invisible characters that no word needs: direction marks, soft hyphens, fillers. */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u180e\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Invisible characters that some scripts, ideograph variants, emoji and flags need, but no number or address does. */
const JOINING = /\u200c|\u200d|[\u180e\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu;

/** Every kind of space within a line (no-break, thin, tab), and the blank Braille pattern. */
const BLANK = /[\p{Zs}\t\u2800]/gu;

/**
 * Normalizes typed or pasted text to one line: without invisible characters, with plain spaces, in NFC. Programs insert
 * such characters unnoticed.
 *
 * @param kept characters that may be intentional
 */
export function visibleLine(text: string, kept = ""): string {
  const unless = (other: string) => (sign: string) => (kept.includes(sign) ? sign : other);
  return text.replace(INVISIBLE, unless("")).replace(BLANK, unless(" ")).normalize("NFC").trim();
}

/**
 * The same for a number or an address: compatibility variants (wide, superscript, ligature) become plain characters
 * (NFKC).
 */
export function plainLine(text: string): string {
  return visibleLine(text.replace(JOINING, "").normalize("NFKC"));
}

/** Removes trailing characters that `sign` matches, each a single character. In linear time, unlike `/x+$/`. */
export function withoutTrailing(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether there is something to read in a text. */
export function isReadable(text: string): boolean {
  return visibleLine(text).replace(JOINING, "").trim() !== "";
}
