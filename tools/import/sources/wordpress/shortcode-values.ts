import type { Library } from "./library.ts";

/** Content that a shortcode has in its values: pictures and titles above its content, a link around it or below. */
export type Shown = { titles: string[]; pictures: string[]; link: { address: string; words: string } | null };

const WORDS =
  /(^|_)(title|heading|headline|header|subhead|subheading|subtitle|caption|name|author|position|job_title|company|company_name|question|answer|quote|text|content|description|desc|price|h2|h4)$/;
const WORDS_OF_LINK = /(^|_)(button(_one|_two)?_text|link_text|button_label|button_title|btn_title)$/;
const LINK = /(^|_)(link|url|href)\d?$/;
const PICTURES =
  /(^|_)(image|images|img|imgs|photo|photos|picture|pictures|bild|bilder|ids|include|gallery|galerie|attachment|attachments|media|logo|thumbnail|slides|avatar)(_ids?|_url|_src)?$/;

/** A value that switches something, no words for people: `on`, `left`, `fade`, `12px`. */
const SWITCH =
  /^(on|off|yes|no|true|false|none|auto|default|left|right|center|top|bottom|light|dark|[\d#.,%|-]+[a-z%]{0,3})?$/i;
const ONE_WORD = /^[a-z\d_-]*$/;

const PICTURE_ADDRESS =
  /(?:https?:)?\/\/[^\s"'|()<>]+?\.(?:jpe?g|png|gif|webp|avif|svg)\b(?:\?[^\s"'|()<>]*)?|^\/[^\s"'|()<>]+?\.(?:jpe?g|png|gif|webp|avif)$/gi;

const VALUE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”„″]([^“”″]*)[“”″]|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Values of a shortcode's mark; those without a name are named by their place. */
export function valuesOf(rest: string): Record<string, string> {
  const plain = rest.replaceAll(/&quot;|&#822[01];|&#8243;/g, '"').replace(/^=/, "");
  return Object.fromEntries(
    [...plain.matchAll(VALUE)].map(([, name, ...values], place) => [
      name?.toLowerCase() ?? String(place),
      decoded(values.find((each) => each !== undefined) ?? ""),
    ]),
  );
}

/** Divi writes quotes and brackets of values in codes of its own. */
const decoded = (value: string) => value.replaceAll("%22", '"').replaceAll("%91", "[").replaceAll("%93", "]").trim();

type IsWords = (name: string, value: string) => boolean;

const isWords: IsWords = (name, value) =>
  WORDS.test(name) && !SWITCH.test(value) && (/title|head/.test(name) || !ONE_WORD.test(value));

/** Finds what the values of an unknown shortcode show. */
export function shownBy(values: Record<string, string>, library: Library, isTitle = isWords): Shown {
  const titles: string[] = [];
  const pictures: string[] = [];
  let link: Shown["link"] = null;
  let words = "";
  for (const [name, value] of Object.entries(values)) {
    const addresses = value.match(PICTURE_ADDRESS) ?? [];
    if (addresses.length > 0) pictures.push(...addresses);
    else if (PICTURES.test(name)) pictures.push(...filesNamed(value, library));
    else if (LINK.test(name) || (/^\d+$/.test(name) && /^https?:/.test(value))) link = linkOf(value) ?? link;
    else if (WORDS_OF_LINK.test(name)) words = value;
    else if (isTitle(name, value)) titles.push(value);
  }
  if (link && words) link = { ...link, words };
  else if (words) titles.push(words);
  return { titles, pictures: onceEach(pictures, library), link };
}

/** Finds what the data of an unknown block show; its fields have names of the owner's choice. */
export function shownByData(data: Record<string, unknown>, library: Library): Shown {
  const isText: IsWords = (name, value) =>
    !/(^|_)(class|classname|style|font|anchor|color|id|layout|css)$/i.test(name) &&
    /\p{L}{2,}\s+\S*\p{L}|<p\b/u.test(value);
  return shownBy(Object.fromEntries(flat(data)), library, isText);
}

/** Values within values, by all their names. ACF names its fields' kinds beside them, with a line in front. */
function flat(data: unknown, name = ""): [string, string][] {
  if (Array.isArray(data) && data.every((each) => /^\d+$/.test(String(each)))) return [[name, data.join(",")]];
  if (typeof data === "object" && data !== null) {
    const entries = Object.entries(data).filter(([key]) => !key.startsWith("_"));
    return entries.flatMap(([key, value]) =>
      flat(value, (name && `${name}_${key}`.toLowerCase()) || key.toLowerCase()),
    );
  }
  return typeof data === "string" || typeof data === "number" ? [[name, String(data)]] : [];
}

/** It in HTML, with the content between. */
export function htmlOfShown({ titles, pictures, link }: Shown, library: Library, content = "", tag = "strong"): string {
  const parts = [
    ...titles.map((title) => (tag === "strong" ? `<p><strong>${title}</strong></p>` : `<${tag}>${title}</${tag}>`)),
    pictures.length > 0 ? `<p>${pictures.map((address) => image(address, library)).join(" ")}</p>` : "",
    content,
    link ? linked(link.address, link.words) : "",
  ].filter((part) => part.trim() !== "");
  return parts.length > 0 ? `\n\n${parts.join("\n\n")}\n\n` : "";
}

export const linked = (address: string | undefined, words = "") =>
  address ? `\n\n<p><a href="${quoted(address)}">${words || address}</a></p>\n\n` : "";

export function image(address: string, library: Library): string {
  const { alternativeText } = library.fileAt(address) ?? {};
  return `<img src="${quoted(address)}" alt="${quoted(alternativeText ?? "")}">`;
}

export const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Addresses of the files whose numbers stand in a value: `12,13`, `7549|full`. */
function filesNamed(value: string, library: Library): string[] {
  if (!/^[\d\s,]+(\|[\w-]*)?$/.test(value)) return [];
  return (value.split("|")[0] ?? "").split(",").flatMap((id) => library.file(id.trim())?.url ?? []);
}

/** WPBakery writes a link as `url:https%3A%2F%2F…|title:Mehr|target:_blank`. */
function linkOf(value: string): Shown["link"] {
  const parts = /^url:/.test(value) ? new Map(value.split("|").map((part) => split(part))) : null;
  const address = parts ? (parts.get("url") ?? "") : value;
  const isAddress = /^(https?:\/\/|\/|mailto:|tel:|www\.)\S+$/.test(address);
  return isAddress ? { address: address.replace(/^www\./, "https://$&"), words: parts?.get("title") ?? "" } : null;
}

function split(part: string): [string, string] {
  const at = part.indexOf(":");
  const value = part.slice(at + 1);
  try {
    return [part.slice(0, at), decodeURIComponent(value)];
  } catch {
    return [part.slice(0, at), value];
  }
}

/** A builder names a picture by its address and by its number. */
function onceEach(addresses: string[], library: Library): string[] {
  const files = new Map(addresses.map((address) => [library.fileAt(address)?.url ?? address, address]));
  return [...files.keys()];
}
