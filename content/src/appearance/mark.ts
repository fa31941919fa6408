import { createHash } from "node:crypto";
import sharp from "sharp";
import { kindOf } from "../uploads/kind-of-file.ts";
import { hasTooMuchText } from "../uploads/png-text.ts";
import { MAX_MARK_LENGTH } from "./mark-length.ts";
import { factsOf, type Part, type PixelFacts, type Pixels, seenPart } from "./pixel-facts.ts";
import { refusedMark, unreadable } from "./refused-mark.ts";
import { refuseAnotherPicture } from "./same-picture.ts";
import type { Size, ViewBox } from "./svg/frame.ts";
import { sanitizeSvg, svgOf } from "./svg/sanitize-svg.ts";
import { svgText } from "./svg/svg-text.ts";

/** Edges of a PNG in px, as it is kept: more than a screen shows of a mark. */
const MAX_WIDTH_PX = 1000;
const MAX_HEIGHT_PX = 400;

/** Pixels of a PNG that is read: sharp unpacks all of them at once. */
const MAX_PIXELS = 30_000_000;

/** Part of a drawing's edges that counts as all of it: it has no empty space around it. */
const TIGHT = 0.985;

/** A mark as it is stored: a data address, and what the site has to know to place it. */
export type Mark = {
  mark: string;
  /** Names its content. */
  markId: string;
} & PixelFacts;

const ADDRESS = /^data:image\/(?:svg\+xml|png);base64,([\da-z+/=]+)$/i;

/** Kinds of files that are given in place of an SVG or a PNG, by their MIME types. */
const OTHER_KIND = /^\w+\/(jpeg|webp|avif|gif|bmp|tiff|hei[cf]|pdf)$/;

/**
 * Makes an uploaded mark fit for the website: an SVG is sanitised, a PNG is scaled down and freed of all that is not picture,
 * and empty space around either is cut off. Any time and memory may go into that: it is done in mark-process.ts.
 *
 * @param address data address of an SVG or a PNG
 * @throws RefusedMark with a German message
 */
export async function prepareMark(address: string): Promise<Mark> {
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
  const { drawing, original, lost } = await sanitizeSvg(svgText(bytes), boundsOf);
  const whole = svgOf(drawing);
  await refuseAnotherPicture(original, whole, lost);
  const picture = await pixelsOf(Buffer.from(whole));
  const { width, height } = picture;
  const seen = seenPart(picture);
  const isTight = seen.width > width * TIGHT && seen.height > height * TIGHT;
  const cut = isTight ? drawing : { ...drawing, viewBox: within(drawing.viewBox, seen, width) };
  return { file: Buffer.from(svgOf(cut)), facts: factsOf(picture, seen) };
}

/** A window in which all is seen that a drawing without a size holds: librsvg says how large that is, but not where. */
async function boundsOf(svg: string): Promise<Size> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { width: width * 4, height: height * 4 };
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
