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

/** Encodes the picture that every visitor sees first, if that hasn't been done. The others can wait. */
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

/**
 * Encodes all renditions of a picture and records them in its entry. If the entry was deleted or its file replaced
 * meanwhile, the new files are deleted.
 */
export async function encodeMedia(payload: Payload, media: Media): Promise<void> {
  const { filename } = media;
  try {
    const encodings: Encodings = {};
    for (const [size, name] of renditionFiles(media)) encodings[size] = await encodePicture(name);
    // Directly in the database: no hooks, no new version, and an editor's save meanwhile isn't overwritten, not even
    // its time. If the file was replaced, no row matches.
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

async function encodePicture(filename: string): Promise<Record<ModernEncoding, EncodedFile>> {
  const picture = await buffer(await uploadsStore.read(filename));
  const files = {} as Record<ModernEncoding, EncodedFile>;
  for (const encoding of MODERN_ENCODINGS) {
    const name = encodedName(filename, encoding);
    if (name === filename) {
      files[encoding] = { filename, sizeInBytes: picture.length };
      continue;
    }
    const steps: Step[] = [["keepXmp"], ["toFormat", encoding, ENCODING_OPTIONS[encoding]]]; // keeps the credit
    const { data } = await drawPicture(picture, {}, steps, "encoding");
    await uploadsStore.write(name, data);
    files[encoding] = { filename: name, sizeInBytes: data.length };
  }
  return files;
}
