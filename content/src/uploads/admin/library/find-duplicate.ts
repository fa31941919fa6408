import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Media } from "../../../payload-types.ts";
import { contentHash } from "./content-hash.ts";

type Described = Pick<Media, "mimeType" | "alternativeText" | "caption">;

/** Hexadecimal digits of the content's hash in the names of files that are stored as they came. */
const IN_NAME = 10;

/** The words that a file of the library brings wherever it is used; a PDF has none. */
export const wordsOf = ({ mimeType, alternativeText, caption }: Described) =>
  mimeType === PDF_TYPE
    ? ""
    : `Ihr Alternativtext: ${alternativeText ? `„${alternativeText}“` : "noch keiner"}, ihre Bildunterschrift: ${caption ? `„${caption}“` : "keine"}.`;

/**
 * The file of the library that holds the same bytes as one that is about to be uploaded; null when there is none, or when it
 * cannot be known. A file from before hashes were stored is found by its name, unless it was changed when it came.
 *
 * @param exceptId the file whose form is open
 */
export async function findDuplicate(
  file: File,
  exceptId: number | string | undefined,
  signal: AbortSignal,
): Promise<Media | null> {
  const hash = await contentHash(file);
  if (!hash) return null;
  const query = new URLSearchParams({
    depth: "0",
    limit: "2",
    "where[or][0][contentHash][equals]": hash,
    "where[or][1][filename][contains]": `_${hash.slice(0, IN_NAME)}.`,
  });
  const answer = await fetch(`/api/media?${query}`, { signal });
  if (!answer.ok) return null;
  const { docs } = (await answer.json()) as { docs: Media[] };
  return docs.find(({ id }) => String(id) !== String(exceptId)) ?? null;
}
