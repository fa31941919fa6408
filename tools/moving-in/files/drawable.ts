import { PDF_TYPE } from "@schaufenster/contract/media";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { MAX_PIXELS } from "../../../content/src/files/file-limits.ts";
import { isPdf } from "./file-kinds.ts";

/** Width of a rasterized SVG in px: sharp on a large screen. */
const DRAWING_WIDTH_PX = 1600;

/** Timeout per picture, in s. A large SVG takes ten on a busy machine. */
const LONGEST = { seconds: 120 };

/** Dots per inch; a small SVG has no more detail. */
const MAX_DENSITY = 2400;

type Taken = { data: Buffer; name: string; note: string | null };

/** An unreadable picture or another file; the message is the end of a German sentence. */
export class UnreadablePicture extends Error {}

const asPng = (name: string) => `${name.replace(/\.[^.]*$/, "")}.png`;

/**
 * Converts pictures that the library refuses: SVGs are rasterized, and of an animated GIF that is too large the first
 * picture is used. Everything else is unchanged, and is checked and converted by the library.
 * @throws UnreadablePicture
 */
export async function drawable(name: string, data: Buffer): Promise<Taken> {
  const type = (await fileTypeFromBuffer(data))?.mime;
  if (type === PDF_TYPE && isPdf(name)) return { data, name, note: null };
  if (type === PDF_TYPE) throw new UnreadablePicture("ist ein PDF und kein Bild");
  const isGif = type === "image/gif";
  if (!isGif && !isSvg(data)) return { data, name, note: null };
  try {
    // at 72 dots per inch
    const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata();
    if (isGif && (pages === 1 || width * height * pages <= MAX_PIXELS)) return { data, name, note: null };
    const density = Math.min(MAX_DENSITY, Math.max(1, (72 * DRAWING_WIDTH_PX) / width));
    const pixels = sharp(data, { ...(isGif ? {} : { density }), limitInputPixels: MAX_PIXELS })
      .timeout(LONGEST)
      .png();
    if (!isGif) pixels.resize({ width: DRAWING_WIDTH_PX, withoutEnlargement: true });
    const note = isGif
      ? `war ein bewegtes GIF aus ${pages} Bildern und ist zu groß; hier steht nur das erste. Laden Sie es besser als Film hoch`
      : "war eine Zeichnung (SVG) und ist jetzt ein Bild aus Punkten (PNG)";
    return { data: await pixels.toBuffer(), name: asPng(name), note };
  } catch (cause) {
    const isTooLarge = cause instanceof Error && /pixel limit|too large/i.test(cause.message);
    throw new UnreadablePicture(
      isTooLarge
        ? `ist zu groß: Erlaubt sind höchstens ${MAX_PIXELS / 1_000_000} Megapixel`
        : "ist beschädigt oder kein lesbares Bild",
      { cause },
    );
  }
}

function isSvg(data: Buffer): boolean {
  const start = data.toString("utf8", 0, 1000).replace(/<!--[\s\S]*?-->/g, "");
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start);
}
