/** Longest name part of an address, in characters; longer ones are cut at a word's end. */
export const SLUG_MAX = 60;

const GERMAN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The name part of an address: lower case, German letters spelt out, other accents dropped, all else a hyphen.
 * Empty if the text holds no letter or digit.
 */
export function slug(text: string): string {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  if (words.length <= SLUG_MAX) return words;
  const end = words.lastIndexOf("-", SLUG_MAX);
  return words.slice(0, end > 0 ? end : SLUG_MAX);
}

/** Id and name as one path segment, `21-fotowand-im-foyer`. */
export function idAndName(id: string, name: string): string {
  const words = slug(name);
  return words ? `${id}-${words}` : id;
}
