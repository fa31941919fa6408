import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline";
import bricolageExtended from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?inline";
import dmSerif from "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff?inline";
import dmSerifExtended from "@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff?inline";
import figtree from "@fontsource/figtree/files/figtree-latin-500-normal.woff?inline";
import figtreeExtended from "@fontsource/figtree/files/figtree-latin-ext-500-normal.woff?inline";
import instrument from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import instrumentExtended from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline";
import manropeText from "@fontsource/manrope/files/manrope-latin-500-normal.woff?inline";
import manrope from "@fontsource/manrope/files/manrope-latin-800-normal.woff?inline";
import manropeTextExtended from "@fontsource/manrope/files/manrope-latin-ext-500-normal.woff?inline";
import manropeExtended from "@fontsource/manrope/files/manrope-latin-ext-800-normal.woff?inline";
import type { Typeface } from "@schaufenster/contract/appearance/choice";
import type { SatoriOptions } from "satori";

/** The site's own fonts, by pair. Text is drawn as outlines, so that servers need no installed fonts. */
export const FONTS: Record<Typeface, SatoriOptions["fonts"]> = {
  bricolage: fontsOf([bricolage, bricolageExtended], [instrument, instrumentExtended]),
  serif: fontsOf([dmSerif, dmSerifExtended], [figtree, figtreeExtended]),
  manrope: fontsOf([manrope, manropeExtended], [manropeText, manropeTextExtended]),
};

/** Addresses of the Latin letters, and of the rarer ones. */
type Faces = [latin: string, extended: string];

function fontsOf([display, displayExtended]: Faces, [text, textExtended]: Faces): SatoriOptions["fonts"] {
  return [
    { name: "display", weight: 800, data: bytesOf(display) },
    { name: "display extended", weight: 800, data: bytesOf(displayExtended) },
    { name: "text", weight: 500, data: bytesOf(text) },
    { name: "text extended", weight: 500, data: bytesOf(textExtended) },
  ];
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
