/** The address of a file that is part of what names it (RFC 2397). */
export function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
