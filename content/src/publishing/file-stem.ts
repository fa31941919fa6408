import { extname } from "node:path";
import type { Media } from "../payload-types.ts";

/** Takes the common beginning of an entry's file names, with a hash of the content; empty without a file. */
export function fileStem({ filename }: Pick<Media, "filename">): string {
  return filename ? filename.slice(0, filename.length - extname(filename).length) : "";
}
