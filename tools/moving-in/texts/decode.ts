/** Decodes a part of an address: '%C3%BCber' becomes 'über'. A wrongly encoded part is unchanged. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
