import sharp from "sharp";
import { isUploadedPicture } from "../file-types.ts";
import { kindOf } from "../kind-of-file.ts";
import { wordsInProcess } from "../stripping/strip-worker.ts";
import { NO_WORDS, type Words } from "./words.ts";

/** The words within a picture, or within its beginning; none of what is no picture, or cannot be read. */
export async function wordsWithin(picture: Buffer): Promise<Words> {
  try {
    if (!isUploadedPicture(await kindOf(picture))) return NO_WORDS; // an SVG would be drawn in this process
    const { exif, iptc, xmp } = await sharp(picture, { failOn: "none", limitInputPixels: false }).metadata();
    return exif || iptc || xmp ? await wordsInProcess({ exif, iptc, xmp }) : NO_WORDS;
  } catch {
    return NO_WORDS;
  }
}
