const SOFT_HYPHEN = "\u00ad";

/**
 * A text for who does not see it, and for what shows no line breaks: without soft hyphens, at which some speech stops as at
 * the end of a word.
 */
export function spoken(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, "");
}
