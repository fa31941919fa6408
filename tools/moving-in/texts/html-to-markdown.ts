import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRaw from "rehype-raw";
import remarkBreaks from "remark-breaks";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parse, stringify } from "../../../content/src/fields/markdown/conversion/syntax.ts";
import { readHtml } from "../../../content/src/fields/markdown/html/read-html.ts";
import { plainPictures } from "./plain-pictures.ts";

/** Changes an HTML tree before it is converted to Markdown. */
export type Change = (tree: Root) => void;

const toHtml = unified().use(remarkBreaks).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const fromHtml = unified().use(rehypeParse, { fragment: true });

/**
 * Converts HTML to Markdown. If it is nested too deeply, only the words are kept.
 * @param onWordsOnly called in that case
 */
export function htmlToMarkdown(html: string, change: Change = () => {}, onWordsOnly = () => {}): string {
  const convert = () => {
    const tree = fromHtml.parse(html);
    plainPictures(tree);
    change(tree);
    return written(tree);
  };
  return unlessTooDeep(convert, () => {
    onWordsOnly();
    return html
      .replace(/<[^<>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  });
}

/** Converts HTML in Markdown to Markdown. A text without any, or nested too deeply, stays to the letter. */
export function withoutHtml(text: string): string {
  const convert = () => {
    const tree = parse(text);
    let hasHtml = false;
    visit(tree, "html", () => {
      hasHtml = true;
    });
    return hasHtml ? written(toHtml.runSync(tree) as Root) : text;
  };
  return unlessTooDeep(convert, () => text);
}

/** Trees are processed recursively: one that is too deep would fail the whole import. */
function unlessTooDeep(convert: () => string, otherwise: () => string): string {
  try {
    return convert();
  } catch (error) {
    if (error instanceof RangeError) return otherwise();
    throw error;
  }
}

const written = (tree: Root): string => stringify(readHtml(tree)).trim();
