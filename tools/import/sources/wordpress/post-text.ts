import { pageText, type ReadText } from "../any-text.ts";
import { replaceBlocks } from "./blocks.ts";
import { Footnotes } from "./footnotes.ts";
import type { Library } from "./library.ts";
import { blockParagraphs } from "./paragraphs.ts";
import { replaceShortcodes } from "./shortcodes.ts";

/** Bodies of posts: HTML in which lines are paragraphs, or blocks between comments; galleries and captions have marks of their own. */
export function postText(content: string, post: string, library: Library): ReadText {
  const said: string[] = [];
  const shown = replaceShortcodes(replaceBlocks(content, library, said), post, library, said);
  const footnotes = new Footnotes(post, library);
  const html = footnotes.mark(withParagraphs(shown).replace(BUTTON_OF_FILE, "").replace(LINK_TO_PAGE_OF_FILE, "$1"));
  const pages = [...html.matchAll(PAGE_OF_FILE)].map(([, address = ""]) => address);
  const { markdown, there, notes } = pageText(html, { library, told: [...said, ...pages] });
  return { markdown: footnotes.write(markdown), there, notes: [...said, ...notes] };
}

/** The page that WordPress makes for a file; here the picture is large without it. */
const PAGE_OF_FILE = /\sdata-link="([^"]+)"/gi;
const LINK_TO_PAGE_OF_FILE = /(<a\b[^>]*?)\shref="[^"]+"(?=[^>]*\brel="[^"]*\battachment\b)/gi;

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
