import type { Media } from "../../../payload-types.ts";

/** SHA-256 in hexadecimal; null without `crypto.subtle`, as on pages without TLS. */
async function contentHash(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The stored file with the same bytes as one that will be uploaded; null if there is none, or it can't be determined. */
export async function findDuplicate(file: File, signal: AbortSignal): Promise<Media | null> {
  const hash = await contentHash(file);
  if (!hash) return null;
  const query = new URLSearchParams({ depth: "0", limit: "1", "where[contentHash][equals]": hash });
  const answer = await fetch(`/api/media?${query}`, { signal });
  if (!answer.ok) return null;
  const { docs } = (await answer.json()) as { docs: Media[] };
  return docs[0] ?? null;
}
