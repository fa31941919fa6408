import { createHash } from "node:crypto";
import sharp from "sharp";
import { kindOf } from "../files/kind-of-file.ts";
import { hasTooMuchText } from "../files/png-text.ts";
import { attribute, type CleanSvg, cleanSvg } from "./clean-svg.ts";
import { factsOf, type Part, type PixelFacts, type Pixels, seenPart } from "./pixel-facts.ts";
import { nothingToSee, RefusedMark, refusedMark, unreadable } from "./refused-mark.ts";
import { type Box, framed, frameOf, type Size } from "./svg-frame.ts";
import { svgText } from "./svg-text.ts";

/** Maximum edges of a stored PNG, in px: more than a screen shows of a mark. */
const MAX_WIDTH_PX = 1000;
const MAX_HEIGHT_PX = 400;

/** Maximum pixels of a PNG: sharp decompresses all of them at once. */
const MAX_PIXELS = 30_000_000;

/** Maximum length of a mark's data URL, in characters: it is part of every page's data. */
const MAX_MARK_LENGTH = 400_000;

/** Quality (1 to 100) of bitmaps in a drawing. */
const QUALITY = 90;

/** Fraction of a drawing's edges that counts as all of it, without space around it. */
const TIGHT = 0.985;

/** A stored mark: a data URL, and what the site needs to place it. */
export type Mark = {
  mark: string;
  markId: string;
} & PixelFacts;

const ADDRESS = /^data:image\/(?:svg\+xml|png);base64,([\da-z+/=]+)$/i;

/** Other file types that users upload, by MIME type. */
const OTHER_KIND = /^\w+\/(jpeg|webp|avif|gif|bmp|tiff|hei[cf]|pdf)$/;

/**
 * Prepares an uploaded mark for the website: an SVG keeps only what is drawn (clean-svg.ts), a PNG is scaled down and
 * loses its metadata, and space around either is cropped. It can take any time and memory, so it runs in
 * mark-process.ts.
 *
 * @param address data URL of an SVG or a PNG
 * @throws RefusedMark with a German message
 */
export async function prepareMark(address: string): Promise<Mark> {
  return prepare(address).catch((cause: unknown) => {
    throw cause instanceof RefusedMark ? cause : Object.assign(unreadable(), { cause });
  });
}

async function prepare(address: string): Promise<Mark> {
  const [, content] = ADDRESS.exec(address) ?? [];
  if (!content) throw refusedMark("Diese Datei ist leer. Bitte nehmen Sie eine SVG- oder eine PNG-Datei.");
  const bytes = Buffer.from(content, "base64");
  const kind = await kindOf(bytes);
  const [, other] = OTHER_KIND.exec(kind) ?? [];
  if (other)
    throw refusedMark(`Das ist eine ${other.toUpperCase()}-Datei. Bitte speichern Sie das Zeichen als SVG oder PNG.`);
  const isPng = /^image\/a?png$/.test(kind);
  const prepared = isPng ? await preparePng(bytes) : await prepareSvg(bytes);
  const type = isPng ? "png" : "svg+xml";
  const mark = `data:image/${type};base64,${prepared.file.toString("base64")}`;
  if (mark.length > MAX_MARK_LENGTH)
    throw refusedMark(
      "Dieses Zeichen hat sehr viele Einzelheiten. Bitte vereinfachen Sie es, oder nehmen Sie ein PNG.",
    );
  const markId = createHash("sha256").update(mark).digest("base64url").slice(0, 16);
  return { mark, markId, ...prepared.facts };
}

type Prepared = { file: Buffer; facts: PixelFacts };

async function prepareSvg(bytes: Buffer): Promise<Prepared> {
  const drawing = cleanSvg(svgText(bytes));
  const content = await writtenContent(drawing.content);
  const { root } = drawing;
  const frame = await frameOf(root, () => boundsOf(written(root, content)));
  const whole = Buffer.from(written(framed(root, frame), content));
  const picture = await pixelsOf(whole);
  const { width, height } = picture;
  const seen = seenPart(picture);
  const isTight = seen.width > width * TIGHT && seen.height > height * TIGHT;
  if (isTight || !drawing.isPlain || frame.size !== frame.box)
    return { file: whole, facts: factsOf(picture, { x: 0, y: 0, width, height }) };
  const box = within(frame.box, seen, width);
  return { file: Buffer.from(written(framed(root, { box, size: box }), content)), facts: factsOf(picture, seen) };
}

const written = (root: Map<string, string>, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${[...root].flatMap((each) => attribute(...each)).join("")}>${content}</svg>`;

/** A viewport that shows everything in a drawing without a size: librsvg measures its size, but not its position. */
async function boundsOf(svg: string): Promise<Size> {
  const { width, height } = await sharp(Buffer.from(svg))
    .metadata()
    .catch((cause) => {
      throw Object.assign(nothingToSee(), { cause });
    });
  return { width: width * 4, height: height * 4 };
}

/** Re-encodes bitmaps in a drawing without metadata. */
async function writtenContent(parts: CleanSvg["content"]): Promise<string> {
  let text = "";
  for (const part of parts) text += typeof part === "string" ? part : await rewritten(part.raster);
  return text;
}

async function rewritten(address: string): Promise<string> {
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  if (hasTooMuchText(bytes)) throw unreadable();
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .jpeg({ quality: QUALITY, force: false })
    .webp({ quality: QUALITY, force: false })
    .toBuffer({ resolveWithObject: true });
  return `data:image/${info.format};base64,${data.toString("base64")}`;
}

async function preparePng(bytes: Buffer): Promise<Prepared> {
  if (hasTooMuchText(bytes)) throw unreadable();
  const picture = await pixelsOf(bytes);
  const { width, height } = picture;
  const seen = seenPart(picture);
  const file = await sharp(picture.pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: seen.x, top: seen.y, width: seen.width, height: seen.height })
    .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { file, facts: factsOf(picture, seen) };
}

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: 2 * MAX_WIDTH_PX, height: 2 * MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Converts a part in pixels to the drawing's coordinates. */
function within(box: Box, part: Part, widthPx: number): Box {
  const scale = box.width / widthPx;
  return {
    x: box.x + part.x * scale,
    y: box.y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}
