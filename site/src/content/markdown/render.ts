import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Html } from "../domain.ts";
import { type HeadingLevel, rankHeadings } from "./headings.ts";
import { keepWordsOfHtml } from "./html-words.ts";
import { labelTasks, letTablesScroll, openLinksInNewTab, ownFootnoteLabel } from "./links.ts";
import { showPictures } from "./pictures.ts";
import { SANITIZE_SCHEMA } from "./sanitize-schema.ts";

export type MarkdownOptions = {
  /** See {@link import("../urls.ts").mediaUrl}. */
  apiBaseUrl: string;
  /** The site's own origin, so that a picture with it in front is known as one of its own. */
  publicUrl?: string;
  /** The level that the text's highest headings get, one below the heading it stands under. */
  topHeading: HeadingLevel;
  /** Keeps the ids of footnotes apart when a page shows several texts. */
  idPrefix?: string;
};

/**
 * Markdown as an editor wrote it, as HTML (spec §3, markdown rendering): GitHub's syntax, every line break kept, links in
 * a new tab, thumbnails for images. HTML in the text is dropped, its words stay. Sanitised last, so that no step before it can undo it.
 */
export function renderMarkdown(text: string | null | undefined, options: MarkdownOptions): Html {
  if (!text?.trim()) return "" as Html;
  const { idPrefix = "text-" } = options;
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(keepWordsOfHtml)
    .use(remarkBreaks)
    .use(rankHeadings, { top: options.topHeading })
    .use(remarkRehype, {
      clobberPrefix: idPrefix,
      footnoteLabel: "Fußnoten",
      footnoteLabelTagName: "p",
      footnoteBackLabel: "Zurück zum Text",
    })
    .use(ownFootnoteLabel, { idPrefix })
    .use(showPictures, { apiBaseUrl: options.apiBaseUrl, publicUrl: options.publicUrl ?? "" })
    .use(openLinksInNewTab)
    .use(labelTasks)
    .use(letTablesScroll)
    .use(rehypeSanitize, SANITIZE_SCHEMA)
    .use(rehypeStringify)
    .processSync(text);
  return String(file) as Html;
}
