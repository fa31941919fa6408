/** A data URL (RFC 2397). */
export function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
