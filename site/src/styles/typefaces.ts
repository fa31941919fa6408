import type { Typeface } from "@schaufenster/contract/appearance/choice";
import manrope from "./typefaces/manrope.css?inline";
import serif from "./typefaces/serif.css?inline";

/** Fonts and custom properties of a pair; the default pair's are in fonts.css. */
type TypefaceStyles = { fonts: string; properties: Record<string, string> };

const stack = (...families: string[]) => families.map((family) => `"${family}"`).join(",");

export const TYPEFACE_STYLES: Record<Typeface, TypefaceStyles | null> = {
  bricolage: null,
  serif: {
    fonts: serif,
    properties: {
      "--font-display": `${stack("DM Serif Display", "Serif Fallback", "Serif Fallback Android")},serif`,
      "--font-text": `${stack("Figtree Variable", "Figtree Fallback", "Figtree Fallback Android")},sans-serif`,
      "--tight": "-0.005em",
      "--tighter": "-0.012em",
      "--hang": "-0.03em",
    },
  },
  manrope: {
    fonts: manrope,
    properties: {
      "--font-display": `${stack("Manrope Variable", "Manrope Fallback", "Manrope Fallback Android")},sans-serif`,
      "--font-text": `${stack("Manrope Variable", "Manrope Fallback", "Manrope Fallback Android")},sans-serif`,
    },
  },
};
