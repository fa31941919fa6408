import { type Change, htmlToMarkdown } from "../texts/html-to-markdown.ts";
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

/** HTML as Markdown: galleries and figures as for WordPress. @param change is made before that */
export function pageToMarkdown(html: string, change: Change = () => {}, tellWordsOnly = () => {}): string {
  const changes: Change = (tree) => {
    change(tree);
    arrange(tree, NO_LIBRARY);
  };
  return htmlToMarkdown(html, changes, tellWordsOnly);
}

export const isHtml = (text: string) => HTML.test(text);

/** A text of HTML, Markdown or plain lines, as Markdown. */
export function anyToMarkdown(text: string): string {
  const trimmed = text.replaceAll("\r\n", "\n").trim();
  if (isHtml(trimmed)) return pageToMarkdown(trimmed);
  return MARKDOWN.test(trimmed) ? trimmed : plainToMarkdown(trimmed);
}

/** Empty lines part paragraphs, other lines stay lines, and no sign means anything but itself. */
export function plainToMarkdown(text: string): string {
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const paragraphs = escaped.split(/\n\s*\n/).map((each) => `<p>${each.trim().replaceAll("\n", "<br>")}</p>`);
  return escaped ? htmlToMarkdown(paragraphs.join("")) : "";
}

/** A text as one line of words, whether it is HTML or not. */
export const oneLine = (text: string) =>
  isHtml(text) || /&(#\d+|#x[0-9a-f]+|[a-z]+);/i.test(text) ? plainText(text) : text.replace(/\s+/g, " ").trim();
