import slugify from "@sindresorhus/slugify";

/** Signs that slugify would spell out or join, and that are gaps here: addresses that exist stay as they are. */
const GAPS = /[&'’€™🦄♥]/gu;

/**
 * A text as lower-case ASCII words with hyphens, for addresses and file names: German letters spelt out, other accents
 * dropped, other scripts transliterated where slugify knows how.
 *
 * @param maxLength in characters; a longer one is cut at a word's end
 * @returns an empty text if there is no letter or digit in it
 */
export function slug(text: string, maxLength: number): string {
  const words = slugify(text.replace(GAPS, " ").normalize("NFKC"), { decamelize: false, locale: "de" });
  if (words.length <= maxLength) return words;
  const end = words.lastIndexOf("-", maxLength);
  return words.slice(0, end > 0 ? end : maxLength);
}

/** Longest name part of an address, in characters; longer ones are cut at a word's end. */
const NAME_MAX = 60;

/** Id and name as one path segment, `21-fotowand-im-foyer`; the id alone if the name holds no letter or digit. */
export function idAndName(id: number | string, name: string): string {
  const words = slug(name, NAME_MAX);
  return words ? `${id}-${words}` : String(id);
}
