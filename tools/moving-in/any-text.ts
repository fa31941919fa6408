import { arrange } from "./texts/arrange.ts";
import { type Change, htmlToMarkdown } from "./texts/html-to-markdown.ts";
import { type Library, NO_LIBRARY } from "./texts/library.ts";

/** A text as Markdown, with German sentences about what of it is not here. */
export type ReadText = { markdown: string; notes: string[] };

type How = {
  /** Changes the tree before anything else does. */
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

/** Reads plain lines: empty ones part paragraphs, others stay lines, and no sign means anything but itself. */
export function linesText(text: string): string {
  const escaped = text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const paragraphs = escaped.split(/\n\s*\n/).map((each) => `<p>${each.trim().replaceAll("\n", "<br>")}</p>`);
  return escaped ? pageText(paragraphs.join("")).markdown : "";
}
