import { createHash } from "node:crypto";
import { UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";
import { fileTypeFromBuffer } from "file-type";
import { APIError, type PayloadRequest } from "payload";
import sharp from "sharp";
import { log } from "../process/log.ts";
import { fileSlug } from "./file-slug.ts";
import { unsupportedReason } from "./file-types.ts";
import { MAX_PIXELS } from "./limits.ts";
import { type PicturePipeline, pipeline } from "./picture-pipeline.ts";
import { PictureProcessFailure, PictureProcessStopped } from "./picture-worker.ts";
import { packedTextBytes } from "./png-text.ts";
import { UnreadableFile } from "./stripping/extents.ts";
import { stripInProcess } from "./stripping/strip-worker.ts";

/** Longest edge kept of an uploaded picture, in px: a 4K screen's width. */
const MAX_EDGE_PX = 3840;

/** Longest comment within a picture, in characters: sharp reads all of them. */
const MAX_COMMENT = 100_000;

/** Compressed text within a PNG, in bytes: sharp unpacks all of it at once, up to a thousand times as much. */
const MAX_PACKED_TEXT_BYTES = 50_000;

/** Width to which a picture is decoded to see that all of it is there, in px. */
const PROBE_PX = 16;

/** Quality of an uploaded JPEG that has to be written anew (turned upright, scaled down). */
const JPEG_QUALITY = 92;

/** Hexadecimal digits of the content's SHA-256 in a file's name. */
const HASH_LENGTH = 10;

/** Endings of the kinds that may be uploaded, by the file's content and not its name: jpg, not jpeg. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(UPLOAD_CONTENT_TYPES).map(([ending, type]) => [type, ending]),
);

type UploadedFile = NonNullable<PayloadRequest["file"]>;

/**
 * Makes an uploaded file fit for the web before anything is stored: it holds what is seen and heard and nothing else
 * (stripping/), pictures are upright and at most {@link MAX_EDGE_PX} wide or high; the name carries a hash of the content, so
 * that it can be cached for ever. Its type is read from its first bytes, and never from what a browser says of it, so that
 * nothing is decoded or served as what it is not.
 *
 * @throws APIError 400 with a German message when a file is of another type, cannot be read or is too large; 503 when the
 *   process for pictures is told to stop meanwhile
 */
export async function prepareUpload(file: UploadedFile): Promise<UploadedFile> {
  const mimetype = (await fileTypeFromBuffer(file.data))?.mime ?? "";
  const ending = ENDINGS.get(mimetype);
  if (!ending) throw refused(unsupportedReason({ type: mimetype }) ?? "");
  const data = mimetype.startsWith("image/")
    ? await preparePicture(file.data, mimetype)
    : await strip(file.data, mimetype);
  const hash = createHash("sha256").update(data).digest("hex").slice(0, HASH_LENGTH);
  return { ...file, data, mimetype, size: data.length, name: `${fileSlug(file.name)}_${hash}.${ending}` };
}

const refused = (message: string, status = 400) => new APIError(message, status, null, true);

const tooMuchText = () =>
  refused("Dieses Bild enthält ungewöhnlich viel Text. Bitte speichern Sie es neu als JPEG oder PNG.");

const DAMAGED_PICTURE =
  "Dieses Bild ist beschädigt oder unvollständig. Holen Sie es noch einmal von der Kamera, oder öffnen Sie es in einem Bildprogramm und speichern Sie es neu als JPEG.";
const DAMAGED_FILM =
  "Dieser Film ist beschädigt oder unvollständig. Bitte speichern Sie ihn in einem Filmprogramm neu als MP4 (H.264).";

const restarting = () =>
  refused(
    "Der Server startet gerade neu, Ihre Datei ist noch nicht gespeichert. Bitte laden Sie sie in einer Minute noch einmal hoch.",
    503,
  );

async function strip(data: Buffer, type: string): Promise<Buffer> {
  try {
    return await stripInProcess(data, type);
  } catch (error) {
    if (error instanceof PictureProcessStopped) throw restarting();
    if (error instanceof UnreadableFile) throw refused(type.startsWith("image/") ? DAMAGED_PICTURE : DAMAGED_FILM);
    throw error;
  }
}

async function preparePicture(data: Buffer, type: string): Promise<Buffer> {
  if (packedTextBytes(data) > MAX_PACKED_TEXT_BYTES) throw tooMuchText();
  const metadata = await sharp(data, { limitInputPixels: false }) // the header alone is read, and judged below
    .metadata()
    .catch(() => {
      throw refused("Diese Datei ist kein lesbares Bild. Bitte speichern Sie es neu als JPEG oder PNG.");
    });
  const { width, height, format, orientation = 1, comments = [], pages = 1 } = metadata;
  if (width * height * pages > MAX_PIXELS)
    throw refused("Dieses Bild ist zu groß. Erlaubt sind höchstens 100 Megapixel.");
  if (comments.some(({ text }) => text.length > MAX_COMMENT)) throw tooMuchText();
  const fits = Math.max(width, height) <= MAX_EDGE_PX;
  const isMoving = format === "webp" && pages > 1;
  if (isMoving || (fits && orientation === 1)) {
    const picture = await strip(data, type);
    await decode(pipeline(picture).resize({ width: PROBE_PX }));
    return picture;
  }
  const upright = pipeline(data)
    .rotate()
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: "inside", withoutEnlargement: true })
    .keepIccProfile();
  return strip(await decode(format === "jpeg" ? upright.jpeg({ quality: JPEG_QUALITY }) : upright), type);
}

/** Most of a picture may be missing although its beginning says what it is: an upload or a copy that was broken off. */
async function decode(picture: PicturePipeline): Promise<Buffer> {
  return picture.toBuffer().catch((error: unknown) => {
    if (error instanceof PictureProcessFailure) {
      log.warn({ err: error }, "picture refused");
      throw refused(
        "Dieses Bild braucht beim Öffnen zu viel Speicher. Bitte verkleinern Sie es, oder speichern Sie es neu als JPEG.",
      );
    }
    if (error instanceof PictureProcessStopped) throw restarting();
    throw refused(DAMAGED_PICTURE);
  });
}
