import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { htmlToMarkdown, link, paragraph, picture, replaceElements } from "../../texts/html-to-markdown.ts";
import { blockParagraphs } from "./paragraphs.ts";

/** The library, as far as a text needs it. */
export type Library = {
  /** Address and alternative text of a file, by its id. */
  file: (id: string) => { address: string; alternativeText: string } | null;
  /** Ids of the files that belong to a post: what a gallery shows that names none. */
  filesOfPost: (post: string) => string[];
};

type PostText = { markdown: string; notes: string[] };

/** Shortcodes that are replaced; all others stand for what only their plugin can show. */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s\]]+))?|\s+https?:[^\s\]]+)*)\s*\/?\]/gi;

const WORDS_ONLY = "Der Text war zu tief verschachtelt: Hier stehen nur seine Wörter, ohne Bilder und Absätze.";

/** Bodies of posts: HTML in which lines are paragraphs, or blocks between comments; galleries and captions have marks of their own. */
export function postText(content: string, post: string, library: Library): PostText {
  const notes: string[] = [];
  const withoutShortcodes = replaceShortcodes(content, post, library, notes);
  for (const [, name] of content.matchAll(/<!--\s+wp:block\s+(\{.*?\})\s+\/-->/g)) {
    notes.push(`Ein wiederverwendbarer Block (${name}) fehlt im Text: Er steht im Export an anderer Stelle.`);
  }
  const html = /<!--\s+wp:/.test(content) ? withoutShortcodes : blockParagraphs(withoutShortcodes);
  const tellWordsOnly = () => notes.push(WORDS_ONLY);
  return { markdown: htmlToMarkdown(html, (tree) => arrange(tree, library), tellWordsOnly), notes };
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g);
  return Object.fromEntries([...found].map(([, name = "", ...values]) => [name, values.find(Boolean) ?? ""]));
}

function replaceShortcodes(content: string, post: string, library: Library, notes: string[]): string {
  const unknown = new Set<string>();
  const captions = content.replace(/\[(wp_)?caption[^\]]*\]([\s\S]*?)\[\/(wp_)?caption\]/g, (_, __, inner: string) => {
    const image = /(<a\b[^>]*>\s*)?<img\b[^>]*>(\s*<\/a>)?/i.exec(inner)?.[0] ?? "";
    return `<figure>${image}<figcaption>${inner.replace(image, "").trim()}</figcaption></figure>`;
  });
  const embeds = captions.replace(
    /\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g,
    (_, address: string) => `<p><a href="${address}">${address}</a></p>`,
  );
  const replaced = embeds.replace(SHORTCODE, (whole, closing: string, name: string, rest: string) => {
    const given = attributesOf(rest ?? "");
    if (name === "gallery") return closing ? "" : gallery(given, post, library);
    if (name === "video" || name === "audio") {
      const address = given.mp4 ?? given.src ?? given.webm ?? given.mp3 ?? /https?:\S+/.exec(rest)?.[0] ?? "";
      if (closing || !address) return "";
      return name === "video" ? `<video src="${address}"></video>` : `<p><a href="${address}">${address}</a></p>`;
    }
    if (!isShortcode(whole, name, content)) return whole;
    unknown.add(name);
    return "";
  });
  for (const name of unknown) notes.push(`Der Baustein [${name}] eines Plugins fehlt im Text.`);
  return replaced;
}

/** Words in brackets are no shortcode: one has a value, an underscore, or an end. */
const isShortcode = (whole: string, name: string, content: string) =>
  whole.includes("=") || name.includes("_") || content.includes(`[/${name}]`);

function gallery(given: Record<string, string>, post: string, library: Library): string {
  const ids = given.ids ?? given.include;
  const chosen = ids ? ids.split(",").map((id) => id.trim()) : library.filesOfPost(post);
  const files = chosen.flatMap((id) => library.file(id) ?? []);
  const images = files.map(
    ({ address, alternativeText }) => `<img src="${quotedValue(address)}" alt="${quotedValue(alternativeText)}">`,
  );
  return images.length > 0 ? `\n\n<p>${images.join(" ")}</p>\n\n` : "";
}

const quotedValue = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Galleries become one paragraph of pictures, which the site shows as a series; a figure is its picture or film. */
function arrange(tree: Root, library: Library): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "img") describe(element, library);
  });
  replaceElements(tree, unlinked);
  replaceElements(tree, (element) => (isGallery(element) ? paragraph(spaced(picturesIn(element))) : null));
  replaceElements(tree, figure);
  replaceElements(tree, linkOfEmbed);
}

function isGallery({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className.join(" ") : "";
  return (
    ["figure", "ul", "div"].includes(tagName) &&
    /\b(wp-block-gallery|blocks-gallery-grid|wp-block-jetpack-\w*gallery|tiled-gallery|gallery)\b/.test(classes)
  );
}

function picturesIn(element: Element): Element[] {
  const found: Element[] = [];
  visit(element, "element", ({ tagName, properties }) => {
    if (tagName === "img") found.push(picture(addressOf(properties), String(properties.alt ?? "")));
  });
  return found;
}

const addressOf = (properties: Element["properties"]) =>
  String(properties.dataFullUrl ?? properties.dataOrigFile ?? properties.src ?? "");

const spaced = (pictures: Element[]): ElementContent[] =>
  pictures.flatMap((each, index) => (index === 0 ? [each] : [{ type: "text", value: "\n" } as ElementContent, each]));

/** A picture with its caption below it: the site shows captions that the library has, others are a line of text. */
function figure(element: Element): Element | null {
  if (element.tagName !== "figure") return null;
  const caption = element.children.find((child) => child.type === "element" && child.tagName === "figcaption");
  const rest = element.children.filter((child) => child !== caption);
  const words = caption?.type === "element" && caption.children.length > 0 ? [paragraph(caption.children)] : [];
  return { ...element, tagName: "div", children: [...(rest.some(isTable) ? rest : [paragraph(rest)]), ...words] };
}

/** A picture that links to itself is a picture: the site shows it large. */
function unlinked({ tagName, properties, children }: Element): Element | null {
  const inner = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const [image] = inner;
  if (tagName !== "a" || inner.length !== 1 || image?.type !== "element" || image.tagName !== "img") return null;
  if (!/\.(jpe?g|png|gif|webp|avif)$/i.test(String(properties.href ?? ""))) return null;
  return { ...image, properties: { ...image.properties, src: String(properties.href) } };
}

/** An address alone in a paragraph: WordPress shows what is there, this website links to it. */
function linkOfEmbed({ tagName, children }: Element): Element | null {
  const [only] = children;
  if (!["p", "div"].includes(tagName) || children.length !== 1 || only?.type !== "text") return null;
  const address = only.value.trim();
  return /^https?:\/\/\S+$/.test(address) ? paragraph([link(address, address)]) : null;
}

const isTable = (child: ElementContent) =>
  child.type === "element" &&
  ["table", "blockquote", "ul", "ol", "div", "video", "iframe", "pre"].includes(child.tagName);

/** WordPress's class tells which file of the library a picture is: the whole one, not the smaller size that stands there. */
function describe({ properties }: Element, library: Library): void {
  const classes = Array.isArray(properties.className) ? properties.className.join(" ") : "";
  const id = /\bwp-image-(\d+)\b/.exec(classes)?.[1] ?? String(properties.dataId ?? "");
  const file = library.file(id);
  if (!file) return;
  properties.src = file.address;
  delete properties.dataFullUrl;
  properties.alt = properties.alt || file.alternativeText;
}
