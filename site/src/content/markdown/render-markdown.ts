import type { Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Html } from "../domain.ts";
import { type BlocksByOffset, findBlocks, splitAtBlocks, type TextBlock } from "./blocks.ts";
import { keepDashesOf } from "./dashes.ts";
import { type HeadingLevel, rankHeadings } from "./headings.ts";
import { keepWordsOfHtml } from "./html-words.ts";
import { labelTasks, letTablesScroll, openLinksInNewTab, ownFootnoteLabel } from "./links.ts";
import { showPictures } from "./pictures.ts";
import { markPriceLists } from "./price-lists.ts";
import { SANITIZE_SCHEMA } from "./sanitize-schema.ts";

export type MarkdownOptions = {
  /** See {@link import("../urls.ts").mediaUrl}. */
  apiBaseUrl: string;
  /** The site's own origin, to recognize pictures that include it. */
  publicUrl?: string;
  /** Level of the text's highest headings, one below the heading above it. */
  topHeading: HeadingLevel;
  /** Makes footnote ids unique if a page shows several texts. */
  idPrefix?: string;
};

/** Sanitised HTML, or a block (see blocks.ts). */
export type TextPiece = { kind: "text"; html: Html } | TextBlock;

/**
 * Renders an editor's Markdown as HTML (spec §3, markdown rendering): GitHub's syntax, line breaks kept, links in a new
 * tab, thumbnails for images. HTML is removed, its words stay. Sanitised last, so that no earlier step can undo it.
 */
export function renderMarkdown(text: string | null | undefined, options: MarkdownOptions): Html {
  if (!text?.trim()) return "" as Html;
  return stringify(toTree(text, options, new Map()));
}

/** The same, split into blocks and the text around them. */
export function renderPieces(text: string | null | undefined, options: MarkdownOptions): TextPiece[] {
  if (!text?.trim()) return [];
  const blocks: BlocksByOffset = new Map();
  return splitAtBlocks(toTree(text, options, blocks), blocks).map((piece) =>
    "kind" in piece ? piece : { kind: "text", html: stringify(piece) },
  );
}

/** @param blocks receives the text's blocks */
function toTree(text: string, options: MarkdownOptions, blocks: BlocksByOffset): Root {
  const { idPrefix = "text-", apiBaseUrl, publicUrl = "" } = options;
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(keepWordsOfHtml)
    .use(remarkBreaks)
    .use(keepDashesOf)
    .use(findBlocks, { apiBaseUrl, publicUrl }, blocks)
    .use(rankHeadings, { top: options.topHeading })
    .use(remarkRehype, {
      clobberPrefix: idPrefix,
      footnoteLabel: "Fußnoten",
      footnoteLabelTagName: "p",
      footnoteBackLabel: "Zurück zum Text",
    })
    .use(ownFootnoteLabel, { idPrefix })
    .use(showPictures, { apiBaseUrl, publicUrl })
    .use(openLinksInNewTab)
    .use(labelTasks)
    .use(letTablesScroll)
    .use(rehypeSanitize, SANITIZE_SCHEMA)
    .use(markPriceLists);
  return processor.runSync(processor.parse(text)) as Root;
}

function stringify(tree: Root): Html {
  return unified().use(rehypeStringify).stringify(tree).trim() as Html;
}
