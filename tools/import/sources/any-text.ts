import { type Change, htmlToMarkdown } from "../texts/html-to-markdown.ts";
import { type Parts, partsOfHtml, partsOfMarkdown, tellLosses } from "../texts/parts.ts";
import { plainText } from "../texts/plain-text.ts";
import { arrange } from "./wordpress/arrange.ts";
import type { Library } from "./wordpress/library.ts";

const HTML = /<(p|br|div|span|h[1-6]|ul|ol|li|a|img|figure|strong|em|b|i|blockquote|table|iframe|video)\b[^<>]*>/i;

/** Marks that nobody writes who does not mean them. */
const MARKDOWN =
  /(^|\n)(#{1,6} \S|```|[-*] \S[^\n]*\n[-*] )|!?\[[^\]\n]{0,300}\]\((https?:|\/|\w)[^)\s]*\)|\*\*\S[^*\n]*\*\*/;

/** For texts of systems whose files are known by address alone. */
const NO_LIBRARY: Library = {
  file: () => null,
  fileAt: () => null,
  filesOfPost: () => [],
  isPageOfFile: () => false,
  footnotesOf: () => [],
  sharedBlock: () => null,
};

/** A text as Markdown, with what it had there, and German sentences about what of that is not here. */
export type ReadText = { markdown: string; there: Parts; notes: string[] };

type How = {
  /** Changes the tree before anything else does. */
  change?: Change;
  library?: Library;
  /** Classes of elements whose words are no part of the text: a player's buttons, for example. */
  unread?: RegExp;
  /** Sentences about the text that were said already. */
  told?: readonly string[];
};

const WORDS_ONLY = "Der Text war zu tief verschachtelt: Hier stehen nur seine Wörter, ohne Bilder und Absätze.";

/** Reads HTML, with galleries and figures as WordPress has them. */
export function pageText(html: string, how: How = {}): ReadText {
  const { change = () => {}, library = NO_LIBRARY, unread, told = [] } = how;
  let isTooDeep = false;
  const markdown = htmlToMarkdown(
    html,
    (tree) => {
      change(tree);
      arrange(tree, library);
    },
    () => {
      isTooDeep = true;
    },
  );
  const here = partsOfMarkdown(markdown, (address) => library.fileAt(address)?.caption ?? null);
  if (isTooDeep) return { markdown, there: here, notes: [WORDS_ONLY] };
  const there = partsOfHtml(html, unread);
  return { markdown, there, notes: tellLosses(there, here, told) };
}

export const isHtml = (text: string) => HTML.test(text);

/** Reads a text of HTML, Markdown or plain lines. */
export function anyText(text: string): ReadText {
  const trimmed = text.replaceAll("\r\n", "\n").trim();
  if (isHtml(trimmed)) return pageText(trimmed);
  return MARKDOWN.test(trimmed) ? markdownText(trimmed) : linesText(trimmed);
}

/** A text that is Markdown already. */
export const markdownText = (markdown: string): ReadText => ({ markdown, there: partsOfMarkdown(markdown), notes: [] });

/** Reads plain lines: empty ones part paragraphs, others stay lines, and no sign means anything but itself. */
export function linesText(text: string): ReadText {
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const paragraphs = escaped.split(/\n\s*\n/).map((each) => `<p>${each.trim().replaceAll("\n", "<br>")}</p>`);
  return pageText(escaped ? paragraphs.join("") : "");
}

/** A text as one line of words, whether it is HTML or not. */
export const oneLine = (text: string) =>
  isHtml(text) || /&(#\d+|#x[0-9a-f]+|[a-z]+);/i.test(text) ? plainText(text) : text.replace(/\s+/g, " ").trim();
