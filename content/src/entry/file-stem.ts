import { extname } from "node:path";
import type { Media } from "../payload-types.ts";

/** The common prefix of an entry's file names, including the content hash; empty without a file. */
export function fileStem({ filename }: Pick<Media, "filename">): string {
  return filename ? filename.slice(0, filename.length - extname(filename).length) : "";
}
