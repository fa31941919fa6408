/** Letters as they are compared: small, without accents, umlauts' dots and soft hyphens; ß is ss. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

/** Whether a text holds all of the words, each anywhere, also within a word. */
export function holds(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
