import { DEFAULT_COLOURS, type Hex, parseHex } from "@schaufenster/contract/appearance/choice";
import { contrast, nearest } from "@schaufenster/contract/appearance/colours";
import { TEXT_CONTRAST } from "@schaufenster/contract/appearance/palette";
import type { Payload } from "payload";

/** The grounds of the admin on which an accent or an error may stand, the one with the least contrast (admin.css). */
const GROUND = { light: "#e9e2d5", dark: "#2f2f2f" };

/** Colours of errors: a red, and one beside accents that are red themselves. */
const ERRORS = { light: { usual: "#b5301a", besideRed: "#8f1158" }, dark: { usual: "#ff8468", besideRed: "#ff86b8" } };

/** Share of red in a colour's parts from which it is taken for an error's. */
const RED = 0.5;

function isRed(colour: Hex): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red / (red + green + blue || 1) > RED;
}

/** The agency's accent, legible on the admin's grounds, and the colour of errors: custom properties for admin.css. */
export function coloursOfAdmin(accent: Hex): string {
  const kind = isRed(accent) ? "besideRed" : "usual";
  const legible = (theme: "light" | "dark", direction: "darker" | "lighter") =>
    nearest(accent, (each) => contrast(each, GROUND[theme]) >= TEXT_CONTRAST, direction) ?? "currentColor";
  const rule = (selector: string, own: Hex, error: Hex) =>
    `${selector}{--agency-accent:${own};--agency-error:${error}}`;
  return [
    rule(":root", legible("light", "darker"), ERRORS.light[kind]),
    rule("html[data-theme=dark]", legible("dark", "lighter"), ERRORS.dark[kind]),
  ].join("");
}

/** The agency's colours in every view of the admin, the one for signing in too. */
export async function AgencyColours({ payload }: { payload: Payload }) {
  const { accent } = await payload.findGlobal({ slug: "appearance", depth: 0 });
  return <style>{coloursOfAdmin(parseHex(accent) ?? DEFAULT_COLOURS.accent)}</style>;
}
