import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { readRows } from "../database/statement.ts";
import type { Media } from "../payload-types.ts";
import { encodePicture } from "./encodings.ts";
import { fileNames } from "./file-names.ts";
import { uploadsStore } from "./file-store/uploads-store.ts";
import { type Encodings, renditionFiles } from "./renditions.ts";

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
