/**
 * SHA-256 of a file's bytes in hexadecimal, as the content system stores it of what is uploaded; null where the browser has no
 * cryptography, which is so on pages without TLS.
 */
export async function contentHash(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
