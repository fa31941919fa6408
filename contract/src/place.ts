/** From a word on the website to the same word in its form, and back. Browsers load this file. */

/** A text and a position in it, in UTF-16 code units. */
export type TextPlace = { text: string; at: number };

/** Something that stands on a page, as far as its form can find it again. */
export type Place = {
  /** Its text, from the widest to the narrowest: a paragraph, then its bold word. */
  texts: TextPlace[];
  /** Name of a picture's file, without size and ending. */
  picture?: string | undefined;
  /** Fields that it is probably in, where several say the same. */
  fields?: string[] | undefined;
};

/** Before a {@link Place} as JSON at the end of a form's address, which no server sees: where its cursor goes. */
export const PLACE_HASH = "#stelle=";

/** As in media.ts, which not every browser loads. */
const SIZE = /^(?:thumbnail|small|medium|large|xlarge)_(?=.)/;

/**
 * The letters and digits of a text, in small, and where each stands in it. Page and field differ in all else: signs of
 * Markdown, hyphens, quotation marks, spaces.
 */
export function lettersOf(text: string): { letters: string; positions: number[] } {
  const found = Array.from(text.matchAll(/[\p{L}\p{N}]/gu), ({ 0: sign, index }) => ({
    sign: sign.toLowerCase(),
    index,
  }));
  return {
    letters: found.map(({ sign }) => sign).join(""),
    positions: found.flatMap(({ sign, index }) => Array.from({ length: sign.length }, () => index)),
  };
}

/** Position in a text of the first of these places that it holds; null if it holds none. */
export function findPlace(text: string, places: readonly TextPlace[]): number | null {
  const { letters, positions } = lettersOf(text);
  for (const place of places) {
    const sought = lettersOf(place.text);
    const start = sought.letters ? letters.indexOf(sought.letters) : -1;
    if (start < 0) continue;
    const before = sought.positions.filter((position) => position < place.at).length;
    const last = before === sought.letters.length; // behind it, what follows may be far away
    return last ? (positions[start + before - 1] ?? 0) + 1 : (positions[start + before] ?? 0);
  }
  return null;
}

/** Name of a file of the library as {@link Place} has it; undefined for other addresses. */
export function pictureOf(address: string): string | undefined {
  const name = /\/uploads\/([^/?#]+)/.exec(address)?.[1];
  return (
    name &&
    decodeURIComponent(name)
      .replace(SIZE, "")
      .replace(/\.[^.]+$/, "")
  );
}
