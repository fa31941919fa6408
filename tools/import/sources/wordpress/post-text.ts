import type { Amount } from "../../model.ts";
import { htmlToMarkdown } from "../../texts/html-to-markdown.ts";
import { amountOf, partsOfHtml, partsOfMarkdown, tellLosses } from "../../texts/parts.ts";
import { arrange } from "./arrange.ts";
import { replaceBlocks } from "./blocks.ts";
import { Footnotes } from "./footnotes.ts";
import type { Library } from "./library.ts";
import { blockParagraphs } from "./paragraphs.ts";
import { replaceShortcodes } from "./shortcodes.ts";

type PostText = { markdown: string; notes: string[]; there: Amount };

const WORDS_ONLY = "Der Text war zu tief verschachtelt: Hier stehen nur seine Wörter, ohne Bilder und Absätze.";

/** Bodies of posts: HTML in which lines are paragraphs, or blocks between comments; galleries and captions have marks of their own. */
export function postText(content: string, post: string, library: Library): PostText {
  const notes: string[] = [];
  const shown = replaceShortcodes(replaceBlocks(content, library, notes), post, library, notes);
  const footnotes = new Footnotes(post, library);
  const html = footnotes.mark(withParagraphs(shown).replace(BUTTON_OF_FILE, ""));
  let isTooDeep = false;
  const converted = htmlToMarkdown(
    html,
    (tree) => arrange(tree, library),
    () => {
      isTooDeep = true;
    },
  );
  const markdown = footnotes.write(converted);
  const parts = partsOfHtml(footnotes.withoutMarks(html));
  const there = amountOf(parts);
  if (isTooDeep) return { markdown, notes: [...notes, WORDS_ONLY], there };
  const here = partsOfMarkdown(markdown, (address) => library.fileAt(address)?.caption ?? null);
  const told = [...notes, ...[...html.matchAll(PAGE_OF_FILE)].map(([, ...pages]) => pages.join(""))];
  return { markdown, notes: [...notes, ...tellLosses(parts, here, told)], there };
}

/** The page that WordPress makes for a file; here the picture is large without it. */
const PAGE_OF_FILE = /\sdata-link="([^"]+)"|<a\b[^>]*\bhref="([^"]+)"[^>]*\brel="[^"]*\battachment\b/gi;

/** It leads to where the file's name leads. */
const BUTTON_OF_FILE = /<a\b[^>]*\bwp-block-file__button\b[^>]*>\s*(?:Download|Herunterladen)\s*<\/a>/gi;

/** Lines are paragraphs where no block says so. */
function withParagraphs(html: string): string {
  const parts = html.split(/(<!--\s+\/?wp:[^>]*?-->)/);
  let depth = 0;
  return parts
    .map((part) => {
      const block = /^<!--\s+(\/?)wp:/.exec(part);
      if (!block) return depth === 0 && part.trim() !== "" ? blockParagraphs(part) : part;
      if (!part.endsWith("/-->")) depth += block[1] ? -1 : 1;
      return part;
    })
    .join("");
}
