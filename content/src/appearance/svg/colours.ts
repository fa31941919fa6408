import { formatHex, formatHex8, parse } from "culori";
import { refusedMark } from "../refused-mark.ts";

/** Colours that are calculated: those of CSS Color 4 can be written for every renderer, others cannot. */
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;
const UNKNOWN = /\b(?:color-mix|light-dark|device-cmyk|contrast-color)\(|\b(?:rgba?|hsla?|ok[a-z]{3}|color)\(from\b/i;

/** Colours in a value as every renderer reads them: `rgb(204 0 0 / 60%)` and Display P3 as `#cc000099`. */
export function withPlainColours(value: string): string {
  if (UNKNOWN.test(value))
    throw refusedMark(
      "Diese SVG-Datei enthält gemischte Farben (color-mix, light-dark), die nicht überall gezeichnet werden. Bitte geben Sie jede Farbe als #RRGGBB an, oder nehmen Sie ein PNG.",
    );
  return value.replace(FUNCTION, (colour) => {
    const parsed = parse(colour.toLowerCase());
    if (!parsed) return colour;
    return (parsed.alpha ?? 1) < 1 ? formatHex8(parsed) : formatHex(parsed);
  });
}
