import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { MODERN_ENCODINGS, type ModernEncoding } from "@schaufenster/contract/media";
import { ENCODING_OPTIONS } from "./encoding-options.ts";
import { uploadsStore } from "./file-store/uploads-store.ts";
import { drawPicture, type Step } from "./picture-worker.ts";

/** One encoded file beside a rendition: its name, and its size in bytes. */
export type EncodedFile = { filename: string; sizeInBytes: number };

/** Name of the file that holds the same picture in a modern encoding: thumbnail_bild.jpg, thumbnail_bild.avif. */
export function encodedName(filename: string, encoding: ModernEncoding): string {
  return `${filename.slice(0, filename.length - extname(filename).length)}.${encoding}`;
}

/**
 * Writes AVIF and WebP beside a picture.
 *
 * @param filename the picture's name
 */
export async function encodePicture(filename: string): Promise<Record<ModernEncoding, EncodedFile>> {
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
