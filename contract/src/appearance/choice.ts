/** `#rrggbb`, in lower case. */
export type Hex = string;

/** The agency's colours: an accent, a light and a dark background. */
export type Colours = { accent: Hex; paper: Hex; ink: Hex };

export const DEFAULT_COLOURS: Colours = { accent: "#e8472b", paper: "#f4efe6", ink: "#17161a" };

/** Pairs of typefaces that ship with the project; the first is the default design's. */
export const TYPEFACES = ["bricolage", "serif", "manrope"] as const;

export type Typeface = (typeof TYPEFACES)[number];

/** Parses a colour, with or without '#', also with three digits. Returns null for any other text. */
export function parseHex(text: string | null | undefined): Hex | null {
  const digits = (text ?? "").trim().replace(/^#/, "").toLowerCase();
  const six = /^[\da-f]{3}$/.test(digits) ? digits.replace(/./g, "$&$&") : digits;
  return /^[\da-f]{6}$/.test(six) ? `#${six}` : null;
}
