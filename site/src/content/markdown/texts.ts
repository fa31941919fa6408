import type { Html } from "../domain.ts";
import { plainHtml } from "./plain-html.ts";
import { firstParagraph } from "./plain-text.ts";
import { type MarkdownOptions, renderMarkdown, renderPieces, type TextPiece } from "./render.ts";

/** A rendering to be done: the whole text as HTML, as pieces with series, or its first paragraph without markup. */
export type TextJob = { kind: "html" | "pieces" | "summary"; text: string; options: MarkdownOptions };

/** HTML as a single piece, a first paragraph as a string. `isPlain`: the text stands there as it was typed. */
export type RenderedText = { pieces: TextPiece[]; summary: string; isPlain: boolean };

/** Does it where and when there is time for it. */
export type RenderText = (job: TextJob) => Promise<RenderedText>;

export type TextOptions = MarkdownOptions & {
  /** Renderer of texts; without it they are rendered here and now. */
  render?: RenderText;
};

/** Longest HTML of a text, in characters: one long address that is named thousands of times would be gigabytes. */
const HTML_MAX = 4_000_000;

/** Longest first paragraph of a text that is shown as it was typed, in characters. */
const PLAIN_SUMMARY_MAX = 300;

/** The same in every case, as far as it can be: a text that no parser gets through stands there as it was typed. */
export function renderText({ kind, text, options }: TextJob): RenderedText {
  try {
    if (kind === "summary") return { pieces: [], summary: firstParagraph(text), isPlain: false };
    const pieces: TextPiece[] =
      kind === "html" ? [{ kind: "text", html: renderMarkdown(text, options) }] : renderPieces(text, options);
    const length = pieces.reduce((sum, piece) => sum + (piece.kind === "text" ? piece.html.length : 0), 0);
    return length > HTML_MAX ? plainText(text) : { pieces, summary: "", isPlain: false };
  } catch (error) {
    if (error instanceof RangeError) return plainText(text); // of the stack, or of a string's length
    throw error;
  }
}

/** A text that would take too long, as it was typed. */
export function plainText(text: string): RenderedText {
  const summary = text.trim().slice(0, PLAIN_SUMMARY_MAX).replace(/\s+/g, " ");
  return { pieces: [{ kind: "text", html: plainHtml(text) }], summary, isPlain: true };
}

async function rendered(kind: TextJob["kind"], text: string, { render, ...options }: TextOptions) {
  const job = { kind, text, options };
  return render ? render(job) : renderText(job);
}

/** See {@link renderMarkdown}. */
export async function htmlOf(text: string | null | undefined, options: TextOptions): Promise<Html> {
  if (!text?.trim()) return "" as Html;
  const { pieces } = await rendered("html", text, options);
  return pieces.map((piece) => (piece.kind === "text" ? piece.html : "")).join("") as Html;
}

/** See {@link renderPieces}. */
export async function piecesOf(text: string | null | undefined, options: TextOptions): Promise<TextPiece[]> {
  return text?.trim() ? (await rendered("pieces", text, options)).pieces : [];
}

/** See {@link firstParagraph}. */
export async function summaryOf(text: string | null | undefined, options: TextOptions): Promise<string> {
  return text?.trim() ? (await rendered("summary", text, options)).summary : "";
}
