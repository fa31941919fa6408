import type { Nodes as HtmlNodes } from "hast";
import type { Nodes as MarkdownNodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { isFilmOrPicture } from "../files/kinds.ts";
import type { Amount, SourceFile } from "../model.ts";
import { parseHtml } from "./html-to-markdown.ts";
import { plainPictures, STAND_IN } from "./plain-pictures.ts";

/** Parts of a text that nobody may lose: its words in their order, and addresses of pictures and links, each once. */
export type Parts = { words: string[]; pictures: Set<string>; links: Set<string> };

/** Elements within a line; all others end a word. */
const INLINE =
  /^(a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;

const isLink = (node: HtmlNodes | undefined) => node?.type === "element" && /^(a|button|label)$/.test(node.tagName);

/** Elements whose words nobody reads. */
const UNREAD = new Set(["script", "style", "template", "title", "textarea", "select", "svg", "math", "object"]);

/** @param unread classes of further elements whose words nobody reads */
export function partsOfHtml(html: string, unread = /^(?!)/): Parts {
  const tree = parseHtml(html);
  plainPictures(tree);
  const parts = new Collector();
  const walk = (node: HtmlNodes): void => {
    if (node.type === "text") parts.text += node.value;
    if (node.type !== "element" && node.type !== "root") return;
    const tag = node.type === "element" ? node.tagName : "root";
    if (tag === "object" && node.type === "element") parts.address(node.properties.data, false);
    if (UNREAD.has(tag)) return;
    if (!INLINE.test(tag)) parts.text += " ";
    if (node.type === "element") {
      const { src, href, alt, poster, className } = node.properties;
      if (Array.isArray(className) && className.some((name) => unread.test(String(name)))) return;
      if (
        tag === "img" ||
        tag === "video" ||
        tag === "audio" ||
        tag === "source" ||
        tag === "iframe" ||
        tag === "embed"
      )
        parts.address(src, tag === "img" || tag === "video");
      parts.address(href, false);
      if (!STAND_IN.test(String(poster ?? ""))) parts.address(poster, true);
      if (alt && !String(src).startsWith("data:")) parts.text += ` ${alt} `;
    }
    node.children.forEach((child, index) => {
      walk(child);
      if (isLink(child) && isLink(node.children[index + 1])) parts.text += " ";
    });
    if (!INLINE.test(tag)) parts.text += " ";
  };
  walk(tree);
  return parts.parts();
}

/** @param captionOf finds what the library says below a picture where the text says nothing */
export function partsOfMarkdown(markdown: string, captionOf: (address: string) => string | null = () => null): Parts {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const parts = new Collector();
  visit(tree, (node: MarkdownNodes) => {
    if ("value" in node) parts.text += node.type === "code" ? ` ${node.value} ` : node.value;
    else if (!/^(emphasis|strong|delete|link)$/.test(node.type)) parts.text += " ";
    if (node.type === "image") {
      parts.address(node.url, true);
      parts.text += ` ${node.alt} ${node.title ?? captionOf(node.url) ?? ""} `;
    }
    if (node.type === "link" || node.type === "definition") parts.address(node.url, false);
  });
  return parts.parts();
}

/** Pictures and films that stand beside a text. */
export function partsOfFiles(files: readonly (SourceFile | null)[]): Parts {
  const parts = new Collector();
  for (const file of files) parts.address(file?.url, true);
  return parts.parts();
}

/** Parts of several texts as those of one. */
export const joined = (...all: readonly Parts[]): Parts => ({
  words: all.flatMap(({ words }) => words),
  pictures: new Set(all.flatMap(({ pictures }) => [...pictures])),
  links: new Set(all.flatMap(({ links }) => [...links])),
});

class Collector {
  text = "";
  readonly #pictures = new Set<string>();
  readonly #links = new Set<string>();

  address(address: unknown, isPicture: boolean): void {
    const text = String(address ?? "").trim();
    if (isPicture && text.startsWith("data:image")) this.#pictures.add(`${text.slice(0, 30)}…`);
    if (!text || /^(#|data:|javascript:|about:)/i.test(text)) return;
    if (isPicture || isFilmOrPicture(text.replace(/[?#].*$/, ""))) this.#pictures.add(keyOfPicture(text));
    else this.#links.add(keyOfLink(text));
  }

  parts(): Parts {
    return { words: wordsIn(this.text), pictures: this.#pictures, links: this.#links };
  }
}

const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKC")
    .replaceAll("\u00ad", "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same for all sizes of a picture, with http or https, with www or without. */
const keyOfPicture = (address: string) =>
  keyOfLink(address)
    .replace(/[?#].*$/, "")
    .replace(/(-\d+x\d+|-scaled|-rotated)+(?=\.\w+$)/, "");

function keyOfLink(address: string): string {
  const short = address
    .trim()
    .replace(/^(https?:)?\/\/(www\.)?|^mailto:/i, "")
    .replace(/\/(?=$|[?#])/, "");
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

export const amountOf = ({ words, pictures, links }: Parts): Amount => ({
  words: words.length,
  pictures: pictures.size,
  links: links.size,
});

/** Parts of one text that stand neither in another nor in words about it. */
function missingIn(there: Parts, here: Parts, told: string): Parts {
  const left = new Map<string, number>();
  for (const word of [...here.words, ...wordsIn(told)]) left.set(word, (left.get(word) ?? 0) + 1);
  const words = there.words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const isHere = (key: string) => here.pictures.has(key) || here.links.has(key) || told.includes(key);
  const missing = (keys: Set<string>) => new Set([...keys].filter((key) => !isHere(key)));
  return { words, pictures: missing(there.pictures), links: missing(there.links) };
}

/** German sentences that name all that a text has lost on its way here. */
export function tellLosses(there: Parts, here: Parts, told: readonly string[]): string[] {
  const { words, pictures, links } = missingIn(there, here, told.join("\n"));
  return [
    ...(words.length > 0 ? [`Im Text fehlen Wörter: „${words.join(" ")}“.`] : []),
    ...(pictures.size > 0 ? [`Im Text fehlen Bilder: ${[...pictures].join(", ")}`] : []),
    ...(links.size > 0 ? [`Im Text fehlen Links: ${[...links].join(", ")}`] : []),
  ];
}
