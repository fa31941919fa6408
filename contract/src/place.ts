/** Finds a word of the website in its form, and back. Runs in browsers. */

/** A text and a position in it, in UTF-16 code units. */
export type TextPlace = { text: string; at: number };

/** Something on a page that its form can find again. */
export type Place = {
  /** Its texts, from widest to narrowest: a paragraph, then its bold word. */
  texts: TextPlace[];
  /** A picture's file name without size and extension. */
  picture?: string | undefined;
  /** Fields that it is probably in, if several have the same text. */
  fields?: string[] | undefined;
};

/**
 * Prefix of a {@link Place} as JSON in the fragment of a form's URL, which isn't sent to servers: the cursor's
 * position.
 */
export const PLACE_HASH = "#stelle=";

/** As in media.ts, which not every browser loads. */
const SIZE = /^(?:thumbnail|small|medium|large|xlarge)_(?=.)/;

/**
 * The letters and digits of a text in lower case, with their positions. Page and field differ in everything else:
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

const LETTER = /[\p{L}\p{N}]/u;

/**
 * The first of these places found in a text, as whole words: its index, and its position in the text. Null if none is.
 */
export function findPlace(text: string, places: readonly TextPlace[]): { place: number; at: number } | null {
  const { letters, positions } = lettersOf(text);
  const from = (letter: number) => positions[letter] ?? text.length;
  const beginsWord = (letter: number) => letter === letters.length || !LETTER.test(text[from(letter) - 1] ?? "");
  for (const [place, { text: sought, at }] of places.entries()) {
    const { letters: found, positions: places } = lettersOf(sought);
    let start = found ? letters.indexOf(found) : -1;
    while (start >= 0 && !(beginsWord(start) && beginsWord(start + found.length)))
      start = letters.indexOf(found, start + 1);
    if (start < 0) continue;
    const before = places.filter((position) => position < at).length;
    const last = before === found.length; // after it, the next match may be far away
    return { place, at: last ? from(start + before - 1) + 1 : from(start + before) };
  }
  return null;
}

/** Texts that identify a passage, for passages with parts that the website fills in. */
const KNOWN_WORDS = 3;

/** The same place, then its surroundings, nearest first, in case the field has a placeholder for some of its words. */
export function withWordsAround(texts: readonly TextPlace[]): TextPlace[] {
  const { text, at } = texts[0] ?? { text: "", at: 0 };
  const words = [...text.matchAll(/\S+/g)];
  const around = words.flatMap(({ index }, word) => {
    const last = words[word + KNOWN_WORDS - 1];
    if (!last) return [];
    const end = last.index + last[0].length;
    const inside = Math.min(Math.max(at, index), end);
    return [{ text: text.slice(index, end), at: inside - index, away: Math.abs(at - inside) }];
  });
  return [...texts, ...around.sort((one, other) => one.away - other.away)];
}

/** The file name of an upload as in {@link Place}; undefined for other addresses. */
export function pictureOf(address: string): string | undefined {
  const name = /\/uploads\/([^/?#]+)/.exec(address)?.[1];
  return (
    name &&
    decodeURIComponent(name)
      .replace(SIZE, "")
      .replace(/\.[^.]+$/, "")
  );
}
