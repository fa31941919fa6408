import { isWithinBounds } from "@schaufenster/contract/text-bounds";
import type { Html } from "../domain.ts";
import { plainHtml } from "./plain-html.ts";
import { type MarkdownOptions, renderMarkdown, renderPieces, type TextPiece } from "./render-markdown.ts";
import { firstParagraph } from "./text-of.ts";

/** In characters: a long URL used thousands of times would produce hundreds of megabytes. */
const HTML_MAX = 4_000_000;

/** In characters, of a text shown as typed. */
const PLAIN_SUMMARY_MAX = 300;

/**
 * Falls back to the plain text if rendering takes too long or the parser fails: a foreign content system may contain
 * anything.
 */
function readOrPlain<T>(text: string, read: () => T, plain: () => T): T {
  if (!isWithinBounds(text)) return plain();
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return plain(); // stack overflow, or an invalid length
    throw error;
  }
}

function ofFittingLength(pieces: TextPiece[]): TextPiece[] {
  const length = pieces.reduce((sum, piece) => sum + (piece.kind === "text" ? piece.html.length : 0), 0);
  if (length > HTML_MAX) throw new RangeError("The HTML of a text is too long");
  return pieces;
}

const plainPiece = (text: string): TextPiece => ({ kind: "text", html: plainHtml(text) });

/** See {@link renderMarkdown}. */
export function htmlOf(text: string | null | undefined, options: MarkdownOptions): Html {
  if (!text?.trim()) return "" as Html;
  const read = () => ofFittingLength([{ kind: "text", html: renderMarkdown(text, options) }]);
  const [piece] = readOrPlain(text, read, () => [plainPiece(text)]);
  return piece?.kind === "text" ? piece.html : ("" as Html);
}

/** See {@link renderPieces}. */
export function piecesOf(text: string | null | undefined, options: MarkdownOptions): TextPiece[] {
  if (!text?.trim()) return [];
  return readOrPlain(
    text,
    () => ofFittingLength(renderPieces(text, options)),
    () => [plainPiece(text)],
  );
}

/** See {@link firstParagraph}. */
export function summaryOf(text: string | null | undefined): string {
  if (!text?.trim()) return "";
  return readOrPlain(
    text,
    () => firstParagraph(text),
    () => text.trim().slice(0, PLAIN_SUMMARY_MAX).replace(/\s+/g, " "),
  );
}
