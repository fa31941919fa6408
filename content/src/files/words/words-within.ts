import sharp from "sharp";
import { isUploadedPicture } from "../file-types.ts";
import { kindOf } from "../kind-of-file.ts";
import { tagsOfPicture } from "../picture-worker.ts";
import { hasTooMuchText } from "../png-text.ts";
import { NO_WORDS, type Words } from "./embedded-words.ts";
import { TAGS, wordsOfTags } from "./picture-words.ts";

/** Limit of EXIF, IPTC and XMP together, in bytes: longer ones contain a program's history. */
const LONGEST_BYTES = 400_000;

/** The texts embedded in a picture or its beginning; empty if it isn't a picture or can't be read. */
export async function wordsWithin(picture: Buffer): Promise<Words> {
  try {
    if (!isUploadedPicture(await kindOf(picture))) return NO_WORDS; // sharp would render an SVG in this process
    if (hasTooMuchText(picture)) return NO_WORDS;
    const { exif, iptc, xmp } = await sharp(picture, { failOn: "none", limitInputPixels: false }).metadata();
    const length = [exif, iptc, xmp].reduce((sum, part) => sum + (part?.length ?? 0), 0);
    if (length === 0 || length > LONGEST_BYTES) return NO_WORDS;
    return wordsOfTags(await tagsOfPicture({ tagsOf: picture, xmp, includeTags: TAGS }));
  } catch {
    return NO_WORDS;
  }
}
