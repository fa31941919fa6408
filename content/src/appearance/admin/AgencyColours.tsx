import { DEFAULT_COLOURS, type Hex, parseHex } from "@schaufenster/contract/appearance/choice";
import { contrast, nearest } from "@schaufenster/contract/appearance/colours";
import { TEXT_CONTRAST } from "@schaufenster/contract/appearance/palette";
import type { Payload } from "payload";

/** The admin's backgrounds with the least contrast for accents and errors (admin.css). */
const GROUND = { light: "#e9e2d5", dark: "#2f2f2f" };

/** Error colours: a red, and another one beside reddish accents. */
const ERRORS = { light: { usual: "#b5301a", besideRed: "#8f1158" }, dark: { usual: "#ff8468", besideRed: "#ff86b8" } };

/** Share of red from which an accent counts as reddish. */
const RED = 0.5;

function isRed(colour: Hex): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red / (red + green + blue || 1) > RED;
}

/**
 * CSS custom properties for admin.css: the agency's accent, legible on the admin's backgrounds, and the error colour.
 */
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

/** The agency's colours in every admin view, including the login. */
export async function AgencyColours({ payload }: { payload: Payload }) {
  const { accent } = await payload.findGlobal({ slug: "appearance", depth: 0 });
  return <style>{coloursOfAdmin(parseHex(accent) ?? DEFAULT_COLOURS.accent)}</style>;
}
