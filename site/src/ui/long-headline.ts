/** Whether a headline, or a word of it, has no room in the largest letters. Soft hyphens count as none. */
export function isLongHeadline(headline: string): boolean {
  const letters = headline.replaceAll("\u00AD", "");
  return letters.length > 42 || /\S{19}/.test(letters);
}
