import sharp, { type Metadata } from "sharp";
import { refused } from "../http/refused.ts";
import { decode, isFaultless } from "./decode-picture.ts";
import { brandsOf } from "./kind-of-file.ts";
import { MAX_MEGAPIXELS, MAX_PIXELS } from "./limits.ts";
import { pipeline } from "./picture-pipeline.ts";
import { PictureProcessStopped } from "./picture-worker.ts";
import { hasTooMuchText } from "./png-text.ts";
import { DAMAGED_PICTURE, restarting, tooMuchText } from "./refused-upload.ts";
import { scaleOf } from "./stored-size.ts";
import { UnreadableFile } from "./stripping/extents.ts";
import { stripInProcess } from "./stripping/strip-worker.ts";

/** Longest comment within a picture, in characters: sharp reads all of them. */
const MAX_COMMENT = 100_000;

/** Quality of an uploaded JPEG that has to be written anew (turned upright, scaled down, mended). */
const JPEG_QUALITY = 92;

/** Missing parts are refused; faults that a camera makes are not, since every program opens its pictures. */
const LENIENT = { failOn: "error" } as const;

const WEBP = "image/webp";
const TIFF = "image/tiff";
const GIF = "image/gif";
const AVIF = "image/avif";

/** The most that WebP has each way, in px. */
const WEBP_MAX_PX = 16_383;

const NO_PICTURE = "Diese Datei ist kein lesbares Bild. Bitte speichern Sie es neu als JPEG oder PNG.";
const MOVING_AVIF =
  "Diese Datei ist ein bewegtes AVIF. Bitte speichern Sie es als bewegtes WebP, GIF oder als Film (MP4), und ein stehendes Bild als JPEG oder PNG.";
const TOO_LARGE = `Dieses Bild ist zu groß. Erlaubt sind höchstens ${MAX_MEGAPIXELS} Megapixel.`;
const TOO_LONG = `Dieses Bild ist zu groß. Erlaubt sind höchstens ${MAX_MEGAPIXELS} Megapixel, in allen Einzelbildern zusammen. Ein bewegtes Bild speichern Sie als Film (MP4).`;

type Prepared = { data: Buffer; mimetype: string };

/**
 * A picture that browsers show: upright, not too large, free of words. It stays bit for bit if it can; GIF becomes WebP, TIFF
 * becomes JPEG, or PNG where one sees through it.
 *
 * @throws APIError with a German message
 */
export async function preparePicture(data: Buffer, type: string): Promise<Prepared> {
  const metadata = await headerOf(data, type);
  const isMoving = (metadata.pages ?? 1) > 1;
  if (type === GIF && isMoving) {
    const moving = pipeline(data, { ...LENIENT, animated: true })
      .resize({ width: WEBP_MAX_PX, height: WEBP_MAX_PX, fit: "inside", withoutEnlargement: true })
      .toFormat("webp", { lossless: true });
    return { data: await strip(await decode(moving), WEBP), mimetype: WEBP };
  }
  const staysMoving = type === WEBP && isMoving;
  const mayStay =
    staysMoving || (type !== TIFF && type !== GIF && scaleOf(metadata) === 1 && (metadata.orientation ?? 1) === 1);
  const bare = mayStay ? await stripUnlessDamaged(data, type) : null;
  if (bare && (await isFaultless(bare))) return { data: bare, mimetype: type };
  if (staysMoving) throw refused(DAMAGED_PICTURE);
  return writeAnew(data, metadata);
}

/** @throws APIError when that is too much */
async function headerOf(data: Buffer, type: string): Promise<Metadata> {
  if (hasTooMuchText(data)) throw tooMuchText();
  const metadata = await sharp(data, { ...LENIENT, limitInputPixels: false }) // the header alone is read, and judged below
    .metadata()
    .catch(() => {
      throw refused(type === AVIF && brandsOf(data).includes("avis") ? MOVING_AVIF : NO_PICTURE);
    });
  const { width, height, comments = [], pages = 1 } = metadata;
  const frames = type === TIFF ? 1 : pages; // its others are smaller copies, or further sheets
  if (width * height * frames > MAX_PIXELS) throw refused(frames > 1 ? TOO_LONG : TOO_LARGE);
  if (comments.some(({ text }) => text.length > MAX_COMMENT)) throw tooMuchText();
  return metadata;
}

async function writeAnew(data: Buffer, metadata: Metadata): Promise<Prepared> {
  const { width, height, format, hasAlpha, orientation = 1 } = metadata;
  const target = targetOf(format, hasAlpha);
  const shownWidth = Math.round((orientation > 4 ? height : width) * scaleOf(metadata));
  const upright = pipeline(data, LENIENT)
    .rotate()
    .resize({
      width: Math.max(1, target === "webp" ? Math.min(shownWidth, WEBP_MAX_PX) : shownWidth),
      withoutEnlargement: true,
    })
    .keepIccProfile();
  if (target === "jpeg") upright.jpeg({ quality: JPEG_QUALITY });
  else if (target !== "avif" && target !== format)
    upright.toFormat(target, target === "webp" ? { lossless: true } : {});
  return { data: await strip(await decode(upright), `image/${target}`), mimetype: `image/${target}` };
}

/** The format in which a picture is written anew. */
function targetOf(format: string, hasAlpha: boolean): string {
  if (format === "tiff") return hasAlpha ? "png" : "jpeg";
  if (format === "gif") return "webp";
  return format === "heif" ? "avif" : format;
}

async function stripUnlessDamaged(picture: Buffer, type: string): Promise<Buffer | null> {
  try {
    return (await stripInProcess(picture, type)).data;
  } catch (error) {
    if (error instanceof PictureProcessStopped) throw restarting();
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

async function strip(picture: Buffer, type: string): Promise<Buffer> {
  const bare = await stripUnlessDamaged(picture, type);
  if (!bare) throw refused(DAMAGED_PICTURE);
  return bare;
}
