import { refusedMark } from "./refused-mark.ts";

/** Maximum length of a drawing, in characters, including private data of drawing programs. */
export const MAX_LENGTH = 3_000_000;

export const tooLarge = () => refusedMark("Diese Datei ist zu groß: Eine SVG-Datei darf höchstens 3 MB haben.");

/**
 * Decodes an SVG file: by byte order mark, by the first bytes of any XML, by its declaration, or otherwise as UTF-8.
 *
 * @throws RefusedMark with a German message if it is too large
 */
export function svgText(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString("hex");
  const wide = { feff: "utf-16be", "003c": "utf-16be", fffe: "utf-16le", "3c00": "utf-16le" }[start];
  const declared = /^[^>]*encoding\s*=\s*["']([\w.:-]+)/.exec(bytes.subarray(0, 200).toString("latin1"))?.[1] ?? "";
  const label = wide ?? (/^u(tf|cs)-?16/i.test(declared) ? "utf-8" : declared);
  const text = (decoderOf(label) ?? new TextDecoder()).decode(bytes);
  if (text.length > MAX_LENGTH) throw tooLarge();
  return text;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label || "utf-8");
  } catch {
    return null;
  }
}
