/** Characters without a look of their own that no word needs: marks of direction, soft hyphens, fillers. */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u180e\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Those that words of some scripts, variants of ideographs, emoji and flags need, and that no number or address does. */
const JOINING = /\u200c|\u200d|[\u180e\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu;

/** Every kind of blank within a line (a no-break space, a thin one, a tabulator), and the empty Braille sign. */
const BLANK = /[\p{Zs}\t\u2800]/gu;

/**
 * One line of what somebody typed or pasted, as it reads: without what cannot be seen, each blank an ordinary one, letters
 * with their accents in one character (NFC). Programs put such characters in, so that nobody knows that they are there.
 *
 * @param kept characters that somebody may have put in on purpose
 */
export function visibleLine(text: string, kept = ""): string {
  const unless = (other: string) => (sign: string) => (kept.includes(sign) ? sign : other);
  return text.replace(INVISIBLE, unless("")).replace(BLANK, unless(" ")).normalize("NFC").trim();
}

/**
 * The same for a number or an address, which consists of plain signs: each one that is the same sign in another shape
 * (wide, raised, a ligature) is the plain one (NFKC).
 */
export function plainLine(text: string): string {
  return visibleLine(text.replace(JOINING, "").normalize("NFKC"));
}

/** A text without the signs at its end that `sign` matches, each of them one. In linear time, unlike `/x+$/`. */
export function withoutTrailing(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether there is something to read in a text. */
export function isReadable(text: string): boolean {
  return visibleLine(text).replace(JOINING, "").trim() !== "";
}
