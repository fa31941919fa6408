import type { Media } from "../../../payload-types.ts";
import { contentHash } from "./content-hash.ts";

/**
 * The file of the library that holds the same bytes as one that is about to be uploaded; null when there is none, or when it
 * cannot be known.
 */
export async function findDuplicate(file: File, signal: AbortSignal): Promise<Media | null> {
  const hash = await contentHash(file);
  if (!hash) return null;
  const query = new URLSearchParams({ depth: "0", limit: "1", "where[contentHash][equals]": hash });
  const answer = await fetch(`/api/media?${query}`, { signal });
  if (!answer.ok) return null;
  const { docs } = (await answer.json()) as { docs: Media[] };
  return docs[0] ?? null;
}
