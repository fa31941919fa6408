import { arrange } from "./texts/arrange.ts";
import { type Change, htmlToMarkdown } from "./texts/html-to-markdown.ts";
import { type Library, NO_LIBRARY } from "./texts/library.ts";

/** Markdown, with German sentences about anything missing in it. */
export type ReadText = { markdown: string; notes: string[] };

type How = {
  /** Changes the tree first. */
  change?: Change;
  library?: Library;
};

const WORDS_ONLY = "Der Text war zu tief verschachtelt: Hier stehen nur seine Wörter, ohne Bilder und Absätze.";

/** Reads HTML, with galleries and figures as WordPress has them. */
export function pageText(html: string, { change = () => {}, library = NO_LIBRARY }: How = {}): ReadText {
  const notes: string[] = [];
  const arranged: Change = (tree) => {
    change(tree);
    arrange(tree, library);
  };
  return { markdown: htmlToMarkdown(html, arranged, () => void notes.push(WORDS_ONLY)), notes };
}

/** Reads plain lines: blank ones separate paragraphs, others stay lines, and no character is markup. */
export function linesText(text: string): string {
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const paragraphs = escaped.split(/\n\s*\n/).map((each) => `<p>${each.trim().replaceAll("\n", "<br>")}</p>`);
  return escaped ? pageText(paragraphs.join("")).markdown : "";
}
