import sharp from "sharp";
import { isUploadedPicture } from "../file-types.ts";
import { kindOf } from "../kind-of-file.ts";
import { hasTooMuchText } from "../png-text.ts";
import { wordsInProcess } from "../stripping/strip-worker.ts";
import { NO_WORDS, type Words } from "./words.ts";

/** The words within a picture, or within its beginning; none if it isn't a picture or can't be read. */
export async function wordsWithin(picture: Buffer): Promise<Words> {
  try {
    if (!isUploadedPicture(await kindOf(picture))) return NO_WORDS; // an SVG would be drawn in this process
    if (hasTooMuchText(picture)) return NO_WORDS;
    const { exif, iptc, xmp } = await sharp(picture, { failOn: "none", limitInputPixels: false }).metadata();
    return exif || iptc || xmp ? await wordsInProcess({ exif, iptc, xmp }) : NO_WORDS;
  } catch {
    return NO_WORDS;
  }
}
