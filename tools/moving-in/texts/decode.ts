/** A part of an address in letters: 'über' for '%C3%BCber'. A part that is encoded wrongly stays as it is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
