import { MODERN_ENCODINGS } from "@schaufenster/contract/media";
import type { Media } from "../payload-types.ts";
import { encodedName } from "./encodings.ts";
import { renditionFiles } from "./renditions.ts";

type Files = Pick<Media, "filename" | "sizes">;

/** Every file that belongs to an entry of the library, whether it is written yet or not: the upload, its sizes, their encodings. */
export function fileNames(media: Files): string[] {
  const pictures = renditionFiles(media).map(([, name]) => name);
  const encoded = pictures.flatMap((name) => MODERN_ENCODINGS.map((encoding) => encodedName(name, encoding)));
  return [...new Set([media.filename ?? "", ...pictures, ...encoded])].filter(Boolean);
}
