import { fileTypeFromBuffer } from "file-type";
import { isFilmOrPicture } from "../files/file-kinds.ts";
import { type GivenFile, START_BYTES, startOf } from "./given-file.ts";

/** The end of a German sentence that begins with the file's name. */
type Refusal = { refusal: string };

const EXPORT =
  "wird nicht gelesen: Ein Export enthält auch, was Besucher der alten Website nie gesehen haben. Geben Sie statt seiner ihre Adresse an.";

const NOT_FOR_BROWSERS =
  "ist ein Bild in einem Format, das Browser nicht zeigen (Rohdaten einer Kamera, Photoshop). Speichern Sie es als JPEG oder PNG dazu.";

/** Detects a file's role in a folder of pictures by its name and content. */
export async function kindOfGiven(file: GivenFile): Promise<"picture" | "text" | Refusal> {
  if (isFilmOrPicture(file.path)) return "picture";
  if (/\.(?:xml|json|csv|tsv|sql|wpress|gz|tar)$/i.test(file.path)) return { refusal: EXPORT };
  const start = await startOf(file, START_BYTES);
  if (start.length === 0) return { refusal: "ist leer." };
  const { mime = "" } = (await fileTypeFromBuffer(start)) ?? {};
  if (/^video\/|^image\/(?:jpeg|png|webp|avif|gif|tiff|hei[cf])$/.test(mime)) return "picture";
  if (mime.startsWith("image/")) return { refusal: NOT_FOR_BROWSERS };
  if (mime !== "" || start.includes(0)) return { refusal: "ist nichts, was hier gelesen wird." };
  return "text";
}
