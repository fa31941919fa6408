import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import type { Entry, SourceContent } from "../tools/import/model.ts";
import { wordpressSource } from "../tools/import/sources/wordpress/read.ts";
import { parseWxr, type WxrItem } from "../tools/import/sources/wordpress/wxr.ts";

type Node = DefaultTreeAdapterMap["node"];

/** Contents of an export, and all of them that is neither here nor named. */
export type Balance = {
  entries: number;
  there: { words: number; pictures: number; links: number; terms: number };
  /** Lines like `21 Die Mühle: word Bach`. */
  unnamed: string[];
  /** Marks of plugins that visitors would see. */
  marks: string[];
};

/** Kinds of items with words for visitors. */
const NO_TEXTS = /^(?:attachment|nav_menu_item|wp_.*|custom_css|revision)$/;

/**
 * Reads an export of WordPress as an import does, all its types at once, and looks for every word, picture, link and term of it:
 * in the entries, in their notes, in what is said of all. It takes the export apart by ways of its own.
 */
export async function balanceOf(xml: string): Promise<Balance> {
  const items = parseWxr(xml).items.filter(({ type, status }) => !NO_TEXTS.test(type) && status !== "trash");
  const postTypes = [...new Set(items.map(({ type }) => type))];
  const content = await wordpressSource({ file: "export.xml", texts: async () => [xml], postTypes }).read();
  const general = [...content.notes, ...content.warnings].join("\n");
  const captions = parseWxr(xml)
    .items.filter(({ type }) => type === "attachment")
    .map(({ excerpt }) => excerpt)
    .join(" ");
  const balance: Balance = {
    entries: items.length,
    there: { words: 0, pictures: 0, links: 0, terms: 0 },
    unnamed: [],
    marks: [],
  };
  for (const item of items) {
    const entry = content.entries.find(({ type, id }) => type === "projects" && id === item.id);
    compare(item, entry, { content, general, captions }, balance);
  }
  return balance;
}

type Around = { content: SourceContent; general: string; captions: string };

function compare(item: WxrItem, entry: Entry | undefined, { content, general, captions }: Around, balance: Balance) {
  const markdown = entry ? markdownOf(entry) : "";
  const plain = entry ? Object.values(entry.fields).filter((value) => typeof value === "string") : [];
  const told = `${plain.join(" ")} ${entry?.title ?? ""} ${entry?.notes.join("\n") ?? ""} ${general}`;
  const here = new Map<string, number>();
  for (const word of wordsOf(`${unescaped(markdown)} ${told}`)) here.set(word, (here.get(word) ?? 0) + 1);
  const inCaptions = new Set(wordsOf(decoded(captions)));
  const miss = (kind: string, what: string) => balance.unnamed.push(`${item.id} ${item.title}: ${kind} ${what}`);

  const words = [item.title, item.excerpt, item.content].flatMap((html) => wordsOf(decoded(withoutMarks(html))));
  balance.there.words += words.length;
  for (const word of words) {
    const left = here.get(word) ?? 0;
    here.set(word, left - 1);
    if (left <= 0 && !inCaptions.has(word) && entry) miss("word", word);
  }
  const seen = new Set([...`${markdown} ${told}`.matchAll(PICTURE)].map(([address]) => stemOf(address)));
  const pictures = new Set([...raw(item.content).matchAll(PICTURE)].map(([address]) => stemOf(address)));
  balance.there.pictures += pictures.size;
  for (const picture of pictures) if (!seen.has(picture) && entry) miss("picture", picture);

  const all = `${markdown} ${told}`.replaceAll("\\", "");
  const links = [...raw(item.content).matchAll(/<a\b[^>]*\shref=(["'])(.*?)\1/gis)].map(
    ([, , address = ""]) => address,
  );
  balance.there.links += links.length;
  for (const link of links)
    if (entry && !isPageOfFile(link, item.content) && !all.includes(shortOf(link))) miss("link", link);

  const names = content.entries.filter(({ type }) => type === "categories").map(({ title }) => title);
  balance.there.terms += item.terms.length;
  for (const { taxonomy, name } of item.terms) {
    if (!names.includes(name) && !general.includes(name) && !/^(?:post_format|nav_menu|wp_theme)$/.test(taxonomy))
      if (!/^(?:uncategorized|allgemein|unkategorisiert)$/i.test(name)) miss("term", `${taxonomy} ${name}`);
  }
  const shown = markdown.replace(/```[\s\S]*?```|`[^`]*`/g, "").replaceAll("\\", "");
  for (const [mark] of shown.matchAll(/\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)?\/?\](?!\()/g))
    if (!withoutMarks(mark).trim()) balance.marks.push(`${item.id} ${mark}`);
}

const markdownOf = ({ fields }: Entry): string =>
  Object.values(fields)
    .flatMap((value) => (typeof value === "object" && value?.kind === "markdown" ? value.markdown : []))
    .join("\n\n");

const PICTURE = /(?:https?:)?\/\/[^\s"'()<>\\,]+?\.(?:jpe?g|png|gif|webp|avif|mp4|webm|mov)(?![a-z])/gi;

const stemOf = (address: string) =>
  decodeURI(address.replace(/%(?![\da-f]{2})/gi, "%25"))
    .replace(/^(?:https?:)?\/\/(?:www\.)?/, "")
    .replace(/(?:-\d+x\d+|-scaled|-rotated)+(?=\.\w+$)/, "");

const shortOf = (address: string) =>
  decoded(address)
    .trim()
    .replace(/^(?:https?:)?\/\/(?:www\.)?|^mailto:|^#.*/i, "")
    .replace(/\/$/, "");

/** Comments and what nobody sees of a text, out. */
const raw = (html: string) => html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, " ");

const MARK = /\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]]+)|\s+[\w-]*\d[\w,-]*)*\s*\/?\]/g;

/** A pair of brackets with a value, or with nothing beside its name, is taken for a plugin's; a button's word for no word. */
const withoutMarks = (html: string) => raw(html).replace(BUTTON, " ").replace(MARK, " ");

const BUTTON = /<a\b[^>]*\bwp-block-file__button\b[^>]*>\s*(?:Download|Herunterladen)\s*<\/a>/gi;

const isPageOfFile = (link: string, html: string) =>
  html.includes(`data-link="${link}"`) ||
  /attachment_id=/.test(link) ||
  new RegExp(`href="${link.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}"[^>]*rel="[^"]*attachment`).test(html);

/** The words that a browser shows of HTML, in its order. */
function decoded(html: string): string {
  let text = "";
  const walk = (node: Node): void => {
    if (node.nodeName === "#text") {
      text += "value" in node ? node.value : "";
      return;
    }
    if (/^(?:script|style|template|select|textarea|svg|noscript|object)$/.test(node.nodeName)) return;
    const isBlock = !/^(?:a|abbr|b|big|code|del|em|font|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)$/.test(
      node.nodeName,
    );
    const isLink = node.nodeName === "a" && "parentNode" in node;
    if (isBlock || isLink) text += isLink ? "" : " ";
    for (const child of "childNodes" in node ? node.childNodes : []) walk(child);
    if (isBlock) text += " ";
  };
  walk(parseFragment(html.replace(/<\/(a|button|label)>(?=<(?:a|button|label)\b)/gi, "</$1> ")));
  return text;
}

/** Markdown as its words: signs mean nothing to them, but those within one. */
const unescaped = (markdown: string) =>
  decoded(
    markdown
      .replace(/\\([^\w\s])/g, "$1")
      .replace(/\*+|~~/g, "")
      .replaceAll("<", "&lt;"),
  );

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .replaceAll("\u00ad", "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
