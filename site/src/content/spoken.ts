const SOFT_HYPHEN = "\u00ad";

/** A text to be read out or on one line: without soft hyphens, at which some speech stops. */
export function spoken(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, "");
}
