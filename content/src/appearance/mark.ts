import { createHash } from "node:crypto";
import sharp from "sharp";
import { packedTextBytes } from "../uploads/png-text.ts";
import { refusedMark } from "./refused-mark.ts";
import { sanitizeSvg, svgOf, type ViewBox } from "./sanitize-svg.ts";

/** Edges of a PNG in px, as it is kept: more than a screen shows of a mark. */
const MAX_WIDTH_PX = 1000;
const MAX_HEIGHT_PX = 400;

/** Pixels of a PNG that is read, and bytes of compressed text in it: sharp unpacks all of that at once. */
const MAX_PIXELS = 30_000_000;
const MAX_PACKED_TEXT_BYTES = 50_000;

/** What a PNG begins with (PNG, third edition, 5.2). */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Longest mark that is kept, in characters of its data address: it is part of what every page is made from. */
export const MAX_MARK_LENGTH = 160_000;

/** From this opacity on (0 to 255), a pixel counts as seen, and from that on as opaque. */
const SEEN = 40;
const OPAQUE = 250;

/** Parts of a picture that count as all of it: of its edges, without empty space, and of its pixels, but for rounded corners. */
const TIGHT = 0.985;
const FILLED = 0.9;

/** Luminance (0 to 1) from which a colour is better seen on the dark ground: where both grounds contrast alike. */
const LIGHT = 0.18;

/** A mark as it is stored: a data address, and what the site has to know to place it. */
export type Mark = {
  mark: string;
  /** Names its content. */
  markId: string;
  /** In px, or in the drawing's own units: only their ratio matters. */
  markWidth: number;
  markHeight: number;
  /** The ground on which more of its own colours are seen. */
  markGround: "paper" | "ink";
  /** It brings a ground of its own: there is no shape that could be drawn in one colour. */
  markOpaque: boolean;
};

const ADDRESS = /^data:image\/(svg\+xml|png);base64,([\da-z+/=]+)$/i;

/**
 * Makes an uploaded mark fit for the website: an SVG is sanitised, a PNG is scaled down and freed of all that is not picture,
 * and empty space around either is cut off.
 *
 * @param address data address of an SVG or a PNG
 * @throws APIError 400 with a German message
 */
export async function prepareMark(address: string): Promise<Mark> {
  const [, type, content] = ADDRESS.exec(address) ?? [];
  if (!type || !content) throw refusedMark("Bitte nehmen Sie eine SVG- oder eine PNG-Datei.");
  const bytes = Buffer.from(content, "base64");
  const prepared = type === "png" ? await preparePng(bytes) : await prepareSvg(bytes.toString("utf8"));
  const mark = `data:image/${type};base64,${prepared.file.toString("base64")}`;
  if (mark.length > MAX_MARK_LENGTH)
    throw refusedMark(
      "Dieses Zeichen hat sehr viele Einzelheiten. Bitte vereinfachen Sie es, oder nehmen Sie ein PNG.",
    );
  const markId = createHash("sha256").update(mark).digest("base64url").slice(0, 16);
  return { mark, markId, ...prepared.facts };
}

/** In px. */
type Part = { x: number; y: number; width: number; height: number };

type Prepared = { file: Buffer; facts: Omit<Mark, "mark" | "markId"> };

async function prepareSvg(text: string): Promise<Prepared> {
  const drawing = sanitizeSvg(text);
  const { pixels, width, height } = await pixelsOf(Buffer.from(svgOf(drawing)));
  const seen = seenPart(pixels, width, height);
  const isTight = seen.width > width * TIGHT && seen.height > height * TIGHT;
  const cut = isTight ? drawing : { ...drawing, viewBox: within(drawing.viewBox, seen, width) };
  return { file: Buffer.from(svgOf(cut)), facts: factsOf(pixels, width, seen) };
}

async function preparePng(bytes: Buffer): Promise<Prepared> {
  const isPng = bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  if (!isPng || packedTextBytes(bytes) > MAX_PACKED_TEXT_BYTES) throw unreadable();
  const { pixels, width, height } = await pixelsOf(bytes);
  const seen = seenPart(pixels, width, height);
  const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: seen.x, top: seen.y, width: seen.width, height: seen.height })
    .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { file, facts: factsOf(pixels, width, seen) };
}

async function pixelsOf(file: Buffer): Promise<{ pixels: Buffer; width: number; height: number }> {
  try {
    const drawn = sharp(file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: 2 * MAX_WIDTH_PX, height: 2 * MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha();
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch (cause) {
    throw Object.assign(unreadable(), { cause });
  }
}

const unreadable = () =>
  refusedMark("Diese Datei ist kein lesbares Bild. Bitte speichern Sie sie neu als SVG oder PNG.");

/** The smallest part, in px, outside of which nothing is seen. */
function seenPart(pixels: Buffer, width: number, height: number): Part {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let index = 0; index < width * height; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < SEEN) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) throw refusedMark("Auf diesem Bild ist nichts zu sehen.");
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The part of a view box that was drawn within this part of the pixels. */
function within(viewBox: ViewBox, part: Part, widthPx: number): ViewBox {
  const scale = viewBox.width / widthPx;
  return {
    x: viewBox.x + part.x * scale,
    y: viewBox.y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

function factsOf(pixels: Buffer, widthPx: number, { x, y, width, height }: Part): Prepared["facts"] {
  let [seen, light, opaque] = [0, 0, 0];
  for (let index = 0; index < width * height; index += 1) {
    const at = ((y + Math.floor(index / width)) * widthPx + x + (index % width)) * 4;
    const alpha = pixels[at + 3] ?? 0;
    if (alpha >= OPAQUE) opaque += 1;
    if (alpha < SEEN) continue;
    seen += 1;
    if (luminanceAt(pixels, at) > LIGHT) light += 1;
  }
  const markOpaque = opaque > width * height * FILLED;
  return { markWidth: width, markHeight: height, markGround: light > seen / 2 ? "ink" : "paper", markOpaque };
}

/** Relative luminance, 0 to 1, near enough for a choice between two grounds. */
function luminanceAt(pixels: Buffer, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => ((pixels[at + channel] ?? 0) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
