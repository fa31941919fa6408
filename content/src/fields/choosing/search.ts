/** Normalizes a text for comparison: lower case, without accents, umlaut dots and soft hyphens; ß becomes ss. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

/** Whether a text contains all of the words, also within words. */
export function holds(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
