const SOFT_HYPHEN = "\u00ad";

/** For screen readers or a single line: without soft hyphens, at which some speech output stops. */
export function spoken(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, "");
}
