import { type Colours, DEFAULT_COLOURS } from "@schaufenster/contract/appearance/choice";
import { passingColours } from "@schaufenster/contract/appearance/colour-check";
import { type Palette, paletteOf, type TonePalette } from "@schaufenster/contract/appearance/palette";
import type { Appearance } from "../content/domain.ts";
import { markPath } from "../content/mark-path.ts";
import ownMark from "./own-mark.module.css?inline";
import { TYPEFACE_STYLES } from "./typefaces.ts";

type Properties = Record<string, string>;

/** The agency's colours, made legible. */
export function coloursOf(appearance: Appearance | null): Colours {
  return passingColours(appearance?.colours ?? DEFAULT_COLOURS);
}

export function paletteOfBrand(appearance: Appearance | null): Palette {
  return paletteOf(coloursOf(appearance));
}

/** Version of a brand's look, for the URLs of pictures drawn from it. */
export function brandVersion({ colours, typeface, mark }: Appearance): string {
  const { accent, paper, ink } = colours ?? DEFAULT_COLOURS;
  return [mark?.id ?? "blende", mark?.shown, accent, paper, ink, typeface]
    .filter(Boolean)
    .join("-")
    .replaceAll("#", "");
}

/** The style sheet with a brand's changes, allowed in the policy by its hash. Empty for the default brand. */
export function brandSheet({ colours, typeface, mark }: Appearance): string {
  const fonts = TYPEFACE_STYLES[typeface];
  const rules = [
    colours ? colourRules(passingColours(colours)) : "",
    fonts ? rule(":root", fonts.properties) : "",
    mark ? rule(":root", { "--mark": `url("${markPath(mark)}")`, "--mark-ratio": mark.ratio.toFixed(3) }) : "",
  ].join("");
  return rules && `${fonts?.fonts ?? ""}@layer tokens{${rules}}${mark ? ownMark : ""}`;
}

function colourRules(colours: Colours): string {
  const { paper, ink, brand, onBrand, mat, film, shade } = paletteOf(colours);
  const accent = rule(":root", {
    "--brand": brand,
    "--on-brand": onBrand,
    "--signal-on-paper": paper.signal,
    "--signal-on-ink": ink.signal,
    "--accent-on-paper": paper.accent,
    "--accent-on-ink": ink.accent,
  });
  // The default backgrounds have chosen helper colours, not computed ones.
  if (colours.paper === DEFAULT_COLOURS.paper && colours.ink === DEFAULT_COLOURS.ink) return accent;
  const grounds = rule(":root", {
    "--paper": paper.ground,
    "--ink": ink.ground,
    "--mat": mat,
    "--film": film,
    "--shade-rgb": [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16)).join(" "),
  });
  return accent + grounds + rule(":root,[data-tone=paper]", helpers(paper)) + rule("[data-tone=ink]", helpers(ink));
}

const helpers = ({ quiet, line, edge, ghostLine, error, success }: TonePalette): Properties => ({
  "--quiet": quiet,
  "--line": line,
  "--edge": edge,
  "--ghost-line": ghostLine,
  "--error": error,
  "--success": success,
});

function rule(selector: string, properties: Properties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(";")}}`;
}
