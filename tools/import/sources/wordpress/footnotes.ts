import { htmlToMarkdown } from "../../texts/html-to-markdown.ts";
import type { Library } from "./library.ts";

const MARKER = /<sup\b[^>]*\bdata-fn="([^"]+)"[^>]*>[\s\S]*?<\/sup>/g;

/** Signs that no text has; they stand for a footnote's number until the rest is Markdown. */
const STAND_IN = /\uE000(\d+)\uE001/g;

/** Footnotes of a text as Markdown has them; WordPress keeps their words beside the text. */
export class Footnotes {
  readonly #notes: Map<string, string>;

  constructor(post: string, library: Library) {
    this.#notes = new Map(library.footnotesOf(post).map(({ id, content }) => [id, content]));
  }

  /** Takes the marks of footnotes out of HTML; signs keep their places. */
  mark(html: string): string {
    const ids = [...this.#notes.keys()];
    return html.replace(MARKER, (whole, id: string) =>
      this.#notes.has(id) ? `\uE000${ids.indexOf(id) + 1}\uE001` : whole,
    );
  }

  write(markdown: string): string {
    const shown = new Set([...markdown.matchAll(STAND_IN)].map(([, number]) => Number(number)));
    const definitions = [...this.#notes.values()].flatMap((content, index) =>
      shown.has(index + 1) ? `[^${index + 1}]: ${htmlToMarkdown(content).replace(/\n+/g, " ")}` : [],
    );
    return [markdown.replace(STAND_IN, "[^$1]"), ...definitions].join("\n\n");
  }
}
