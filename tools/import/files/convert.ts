import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS } from "../../../content/src/uploads/limits.ts";

/** Width to which a drawing is made into pixels, in px: sharp on a large screen. */
const DRAWING_WIDTH_PX = 1600;

/** How long one picture may take, in s. A large drawing takes ten on a busy machine. */
const LONGEST = { seconds: 120 };

/** Dots an inch; a small drawing has no more to show. */
const MAX_DENSITY = 2400;

type Converted = { data: Buffer; name: string; note: string | null };

/** Thrown for a picture that cannot be converted; the message is the end of a German sentence. */
export class UnreadablePicture extends Error {}

const withEnding = (name: string, ending: string) => `${name.replace(/\.[^.]*$/, "")}.${ending}`;

/**
 * Pictures in formats that the library does not take, in ones that it takes: GIF as WebP, moving or still; SVG, TIFF as PNG.
 * All else stays as it is, and is judged by the library.
 *
 * @throws UnreadablePicture
 */
export async function convert(name: string, data: Buffer): Promise<Converted> {
  const type = (await fileTypeFromBuffer(data))?.mime ?? "";
  try {
    if (type === "image/gif") return await fromGif(name, data);
    if (type === "image/tiff") {
      const png = await sharp(data, { limitInputPixels: MAX_PIXELS }).timeout(LONGEST).png().toBuffer();
      return { data: png, name: withEnding(name, "png"), note: "war ein TIFF und ist jetzt ein PNG" };
    }
    return isSvg(data) ? await fromSvg(name, data) : { data, name, note: null };
  } catch (error) {
    throw new UnreadablePicture(reasonOf(error), { cause: error });
  }
}

/** Converts a GIF; one with more pixels than the library takes, over all frames, becomes its first frame. */
async function fromGif(name: string, data: Buffer): Promise<Converted> {
  const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata();
  const isTooLong = pages > 1 && width * height * pages > MAX_PIXELS;
  const gif: Sharp = sharp(data, { animated: !isTooLong, limitInputPixels: MAX_PIXELS });
  return {
    data: await gif.timeout(LONGEST).webp({ lossless: true }).toBuffer(),
    name: withEnding(name, "webp"),
    note: isTooLong
      ? `war ein bewegtes GIF aus ${pages} Bildern und ist zu groß; hier steht nur das erste (WebP). Laden Sie es besser als Film hoch`
      : "war ein GIF und ist jetzt ein WebP",
  };
}

async function fromSvg(name: string, data: Buffer): Promise<Converted> {
  const { width } = await sharp(data, { limitInputPixels: false }).metadata(); // at 72 dots an inch
  const density = Math.min(MAX_DENSITY, Math.max(1, (72 * DRAWING_WIDTH_PX) / width));
  const png = await sharp(data, { density, limitInputPixels: MAX_PIXELS })
    .resize({ width: DRAWING_WIDTH_PX, withoutEnlargement: true })
    .timeout(LONGEST)
    .png()
    .toBuffer();
  const note = "war eine Zeichnung (SVG) und ist jetzt ein Bild aus Punkten (PNG)";
  return { data: png, name: withEnding(name, "png"), note };
}

function isSvg(data: Buffer): boolean {
  const start = data
    .subarray(0, 1000)
    .toString("utf8")
    .replace(/<!--[\s\S]*?-->/g, "");
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start);
}

function reasonOf(error: unknown): string {
  const isTooLarge = error instanceof Error && /pixel limit|too large/i.test(error.message);
  return isTooLarge
    ? `ist zu groß: Erlaubt sind höchstens ${MAX_PIXELS / 1_000_000} Megapixel`
    : "ist beschädigt oder kein lesbares Bild";
}
