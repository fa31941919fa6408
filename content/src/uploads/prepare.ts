import { createHash } from "node:crypto";
import { extname } from "node:path";
import { APIError, type PayloadRequest } from "payload";
import sharp from "sharp";
import { fileSlug } from "./file-slug.ts";

/** Longest edge kept of an uploaded picture, in px: a 4K screen's width. */
const MAX_EDGE_PX = 3840;

/** Pictures with more pixels are refused before they are decoded. */
const MAX_PIXELS = 100_000_000;

/** Quality of an uploaded JPEG that has to be written anew (turned upright, scaled down, freed of metadata). */
const JPEG_QUALITY = 92;

/** Hexadecimal digits of the content's SHA-256 in a file's name. */
const HASH_LENGTH = 10;

type UploadedFile = NonNullable<PayloadRequest["file"]>;

/**
 * Makes an uploaded file fit for the web before anything is stored: pictures are upright, free of camera and location
 * data and at most {@link MAX_EDGE_PX} wide or high; the name carries a hash of the content, so that it can be cached
 * for ever.
 *
 * @throws APIError 400 with a German message when a picture cannot be read or is too large
 */
export async function prepareUpload(file: UploadedFile): Promise<UploadedFile> {
  const data = file.mimetype.startsWith("image/") ? await preparePicture(file.data) : file.data;
  const hash = createHash("sha256").update(data).digest("hex").slice(0, HASH_LENGTH);
  const extension = extname(file.name).toLowerCase().replace(".jpeg", ".jpg");
  return { ...file, data, size: data.length, name: `${fileSlug(file.name)}_${hash}${extension}` };
}

async function preparePicture(data: Buffer): Promise<Buffer> {
  const metadata = await sharp(data)
    .metadata()
    .catch(() => {
      throw new APIError(
        "Diese Datei ist kein lesbares Bild. Bitte speichern Sie es neu als JPEG oder PNG.",
        400,
        null,
        true,
      );
    });
  const { width, height, format, orientation = 1, exif, xmp, iptc, pages = 1 } = metadata;
  if (width * height > MAX_PIXELS) {
    throw new APIError("Dieses Bild ist zu groß. Erlaubt sind höchstens 100 Megapixel.", 400, null, true);
  }
  const fits = Math.max(width, height) <= MAX_EDGE_PX;
  if (pages > 1 || (fits && orientation === 1 && !exif && !xmp && !iptc)) return data;

  const upright = sharp(data)
    .rotate()
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: "inside", withoutEnlargement: true })
    .keepIccProfile();
  return format === "jpeg" ? upright.jpeg({ quality: JPEG_QUALITY }).toBuffer() : upright.toBuffer();
}
