import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline";
import textFont from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import { type Font, type Glyph, parse } from "opentype.js";

/** Sizes a heading is tried in, largest first, in px; the last is used whatever becomes of it. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];
const SMALLEST = Math.min(...SIZES);

const LINE_HEIGHT = 1.04;

/** The site's own fonts. Text is drawn as outlines, so that a server needs no fonts installed. */
const FONTS = { display: fontOf(displayFont), text: fontOf(textFont) };

type Place = { glyph: Glyph; left: number };

export type FontName = keyof typeof FONTS;

function fontOf(dataAddress: string): Font {
  const bytes = Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Path data (SVG 2, 9.3) of one line whose baseline begins at x, y. */
export function outline(text: string, font: FontName, size: number, x: number, y: number): string {
  const { places } = setLine(drawable(text), font, size);
  return places
    .flatMap(({ glyph, left }) => glyph.getPath(x + left, y, size).commands)
    .map(({ type, ...coordinates }) => type + POINTS.flatMap(([a, b]) => pointOf(coordinates, a, b)).join(" "))
    .join("");
}

/** Coordinates of a path's command, in the order in which SVG writes them. */
const POINTS = [
  ["x1", "y1"],
  ["x2", "y2"],
  ["x", "y"],
] as const;

/** Rounded here: the library's own rounding makes NaN of some numbers. */
function pointOf(coordinates: Partial<Record<string, number>>, a: string, b: string): string[] {
  const [left, top] = [coordinates[a], coordinates[b]];
  return left === undefined || top === undefined ? [] : [left.toFixed(1), top.toFixed(1)];
}

/** A heading in lines, in the largest size in which it fits into `width` and `height` (px). */
export function fitHeading(heading: string, width: number, height: number): { size: number; lines: string[] } {
  const fits = SIZES.map((size) => ({ size, lines: breakLines(drawable(heading), size, width) }));
  const smallest = fits.at(-1) ?? { size: SMALLEST, lines: [] };
  const found = fits.find(
    ({ size, lines }) =>
      lines.length * lineHeight(size) <= height && lines.every((line) => widthOf(line, size) <= width),
  );
  return (
    found ?? { size: smallest.size, lines: smallest.lines.slice(0, Math.floor(height / lineHeight(smallest.size))) }
  );
}

/** From one baseline to the next, in px. */
export function lineHeight(size: number): number {
  return size * LINE_HEIGHT;
}

function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((each) => breakWord(each, size, width))) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word that is too long for a line even in the smallest size is broken where the line ends. */
function breakWord(word: string, size: number, width: number): string[] {
  if (size > SMALLEST || widthOf(word, size) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && widthOf(`${word.slice(0, end)}-`, size) > width) end -= 1;
  return [`${word.slice(0, end)}-`, ...breakWord(word.slice(end), size, width)];
}

function widthOf(line: string, size: number): number {
  return setLine(line, "display", size).width;
}

/**
 * Letters one after the other, kerned, in px. Set by hand: the library's own setting stops at substitutions that it does
 * not know, and Latin text without ligatures needs none.
 */
function setLine(line: string, fontName: FontName, size: number): { places: Place[]; width: number } {
  const font = FONTS[fontName];
  const scale = size / font.unitsPerEm;
  const places: Place[] = [];
  let width = 0;
  for (const letter of line) {
    const glyph = font.charToGlyph(letter);
    const before = places.at(-1)?.glyph;
    if (before) width += font.getKerningValue(before, glyph) * scale;
    places.push({ glyph, left: width });
    width += (glyph.advanceWidth ?? 0) * scale;
  }
  return { places, width };
}

/** Without what is invisible, and without letters that the fonts do not have. */
function drawable(text: string): string {
  const letters = [...text.normalize("NFC").replace(/\s/g, " ")].filter((letter) => FONTS.display.hasChar(letter));
  return letters
    .join("")
    .replace(/\u00AD/g, "")
    .replace(/ +/g, " ")
    .trim();
}
