import { textOn } from "@schaufenster/contract/appearance/palette";
import sharp from "sharp";
import aperture from "../../public/favicon.svg?raw";
import type { Appearance, Mark } from "../content/domain.ts";
import { coloursOf, paletteOfBrand } from "../styles/brand-sheet.ts";

/** Fraction of an icon's edge that its mark takes up: the rest may be cropped at the corners. */
const PART = 0.68;

/** Colours of the aperture in public/favicon.svg, for light and dark browsers. */
const APERTURE = { light: "#e8472b", dark: "#ff6f52" };

/** Edge of the picture within an SVG icon, in px. */
const EMBEDDED_PX = 128;

/** The aperture in the agency's accent, for both browser themes, or for a given background. */
export function apertureSvg(appearance: Appearance | null, on?: "ink"): string {
  if (!appearance?.colours) return aperture;
  const { paper, ink } = paletteOfBrand(appearance);
  return aperture.replaceAll(APERTURE.light, (on ? ink : paper).signal).replaceAll(APERTURE.dark, ink.signal);
}

/** Background of an agency's mark, and the colour it is drawn in; null: its own colours. */
function groundOf(mark: Mark, appearance: Appearance): { ground: string; single: string | null } {
  const colours = coloursOf(appearance);
  if (mark.shown === "own") return { ground: mark.ground === "ink" ? colours.ink : colours.paper, single: null };
  return { ground: colours.accent, single: textOn(colours.accent, colours) };
}

/** An agency's mark as a PNG within a box, in px; `single` draws its shape in that colour. */
export async function drawMark(
  mark: Mark,
  box: { width: number; height: number },
  single: string | null,
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(mark.content, "base64"), { density: mark.type === "svg" ? 144 : 72 }).resize({
    ...box,
    fit: "inside",
  });
  if (!single) return drawn.png().toBuffer();
  const shape = await drawn.ensureAlpha().png().toBuffer();
  const { width, height } = await sharp(shape).metadata();
  const filled = sharp({ create: { width, height, channels: 4, background: single } });
  return filled
    .composite([{ input: shape, blend: "dest-in" }])
    .png()
    .toBuffer();
}

/** A square PNG icon: the agency's mark, or the aperture in its accent, on a background. */
export async function drawIcon(appearance: Appearance, edgePx: number): Promise<Buffer> {
  const { mark } = appearance;
  const inner = Math.round(edgePx * PART);
  const { ground, single } = mark ? groundOf(mark, appearance) : { ground: coloursOf(appearance).paper, single: null };
  const picture = mark
    ? await drawMark(mark, { width: inner, height: inner }, single)
    : await sharp(Buffer.from(apertureSvg(appearance)), { density: 600 })
        .resize(inner, inner)
        .png()
        .toBuffer();
  const square = sharp({ create: { width: edgePx, height: edgePx, channels: 4, background: ground } });
  return square
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The same as an SVG, which browsers prefer for a tab. */
export async function drawSvgIcon(appearance: Appearance): Promise<string> {
  if (!appearance.mark) return apertureSvg(appearance);
  const png = (await drawIcon(appearance, EMBEDDED_PX)).toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png}"/></svg>`;
}

/** A PNG as the only picture of an ICO file: its directory has a six-byte header and a sixteen-byte entry. */
export function icoOf(png: Buffer, edgePx: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edgePx, 6);
  head.writeUInt8(edgePx, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
