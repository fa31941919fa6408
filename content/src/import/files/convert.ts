import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { MAX_PIXELS } from "../../uploads/limits.ts";

/** Width to which a drawing is made into pixels, in px: sharp on a large screen. */
const DRAWING_WIDTH_PX = 1600;

type Converted = { data: Buffer; name: string; note: string | null };

const withEnding = (name: string, ending: string) => `${name.replace(/\.[^.]*$/, "")}.${ending}`;

/**
 * Pictures in formats that the library does not take, in ones that it takes: GIF as WebP, moving or still; SVG, TIFF as PNG.
 * All else stays as it is, and is judged by the library.
 */
export async function convert(name: string, data: Buffer): Promise<Converted> {
  const type = (await fileTypeFromBuffer(data))?.mime ?? "";
  if (type === "image/gif") {
    const webp = await sharp(data, { animated: true, limitInputPixels: MAX_PIXELS })
      .webp({ lossless: true })
      .toBuffer();
    return { data: webp, name: withEnding(name, "webp"), note: "war ein GIF und ist jetzt ein WebP" };
  }
  if (type === "image/tiff") {
    return {
      data: await sharp(data, { limitInputPixels: MAX_PIXELS }).png().toBuffer(),
      name: withEnding(name, "png"),
      note: "war ein TIFF und ist jetzt ein PNG",
    };
  }
  if (!isSvg(data)) return { data, name, note: null };
  const { width = DRAWING_WIDTH_PX } = await sharp(data).metadata();
  const density = Math.min(2400, Math.max(72, (72 * DRAWING_WIDTH_PX) / width));
  const png = await sharp(data, { density, limitInputPixels: MAX_PIXELS })
    .resize({ width: DRAWING_WIDTH_PX, withoutEnlargement: true })
    .png()
    .toBuffer();
  return {
    data: png,
    name: withEnding(name, "png"),
    note: "war eine Zeichnung (SVG) und ist jetzt ein Bild aus Punkten (PNG)",
  };
}

function isSvg(data: Buffer): boolean {
  const start = data
    .subarray(0, 1000)
    .toString("utf8")
    .replace(/<!--[\s\S]*?-->/g, "");
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start);
}

/** Whether an error is what sharp throws for a picture that it cannot read. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Error && /Input (buffer|file)|corrupt|unsupported image/i.test(error.message);
}
