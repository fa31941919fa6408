import { buffer } from "node:stream/consumers";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import { MODERN_ENCODINGS, type ModernEncoding } from "@schaufenster/contract/media";
import type { Payload } from "payload";
import type { Media } from "../payload-types.ts";
import { readRows } from "../platform/database/statement.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";
import { ENCODING_OPTIONS } from "./encoding-options.ts";
import { drawPicture, type Step } from "./picture-worker.ts";
import { type EncodedFile, type Encodings, encodedName, fileNames, renditionFiles } from "./renditions.ts";

/** Encodes the picture that every visitor sees first, if that is still to do. The others can follow later. */
export async function encodeFirstSlide(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: "services",
    where: {
      and: [{ slideId: { exists: true } }, { slideImage: { exists: true } }, { _status: { equals: "published" } }],
    },
    sort: "slideId",
    limit: 1,
    depth: 1,
  });
  const picture = docs[0]?.slideImage;
  if (picture && typeof picture === "object" && !picture.encoded) await encodeMedia(payload, picture);
}

/** Encodes all renditions of one picture and notes them in its entry. If that was deleted or replaced meanwhile, they go too. */
export async function encodeMedia(payload: Payload, media: Media): Promise<void> {
  const { filename } = media;
  try {
    const encodings: Encodings = {};
    for (const [size, name] of renditionFiles(media)) encodings[size] = await encodePicture(name);
    // Straight to the database: no hook and no new version, and nothing of what an editor has saved meanwhile, the time included.
    // If the file was replaced, nothing fits.
    await readRows(
      payload,
      sql`UPDATE media SET encodings = ${JSON.stringify(encodings)}, encoded = ${true}
        WHERE id = ${media.id} AND filename = ${filename}`,
    );
  } finally {
    const { totalDocs } = await payload.count({
      collection: "media",
      where: { filename: { equals: filename } },
      trash: true,
    });
    if (totalDocs === 0) await uploadsStore.remove(fileNames(media));
  }
}

/**
 * Writes AVIF and WebP beside a picture.
 *
 * @param filename the picture's name
 */
async function encodePicture(filename: string): Promise<Record<ModernEncoding, EncodedFile>> {
  const picture = await buffer(await uploadsStore.read(filename));
  const files = {} as Record<ModernEncoding, EncodedFile>;
  for (const encoding of MODERN_ENCODINGS) {
    const name = encodedName(filename, encoding);
    if (name === filename) {
      files[encoding] = { filename, sizeInBytes: picture.length };
      continue;
    }
    const steps: Step[] = [["keepXmp"], ["toFormat", encoding, ENCODING_OPTIONS[encoding]]]; // whose it is stays
    const { data } = await drawPicture(picture, {}, steps, "encoding");
    await uploadsStore.write(name, data);
    files[encoding] = { filename: name, sizeInBytes: data.length };
  }
  return files;
}
