import slugify from "@sindresorhus/slugify";

/**
 * Characters that slugify would spell out or join; here they become hyphens, so that existing addresses don't change.
 */
const GAPS = /[&'’€™🦄♥]/gu;

/**
 * Converts a text to lower-case ASCII words with hyphens, for addresses and file names: German letters spelled out,
 * other accents dropped, other scripts transliterated where slugify can.
 *
 * @param maxLength in characters; cut at a word boundary
 * @returns an empty text if there is no letter or digit in it
 */
export function slug(text: string, maxLength: number): string {
  const words = slugify(text.replace(GAPS, " ").normalize("NFKC"), { decamelize: false, locale: "de" });
  if (words.length <= maxLength) return words;
  const end = words.lastIndexOf("-", maxLength);
  return words.slice(0, end > 0 ? end : maxLength);
}

/** Longest slug in an address, in characters; cut at a word boundary. */
const NAME_MAX = 60;

/** Id and name as one path segment, `21-fotowand-im-foyer`; only the id if the name has no letter or digit. */
export function idAndName(id: number | string, name: string): string {
  const words = slug(name, NAME_MAX);
  return words ? `${id}-${words}` : String(id);
}
