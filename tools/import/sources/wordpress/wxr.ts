import { XMLParser, XMLValidator } from "fast-xml-parser";
import { plainText } from "../../texts/plain-text.ts";

/** One item of an export: a post, a page, a file, or what else WordPress has a type for. */
export type WxrItem = {
  id: string;
  type: string;
  status: string;
  title: string;
  address: string | null;
  /** The last part of its address. */
  name: string;
  /** HTML, with WordPress's own marks. */
  content: string;
  excerpt: string;
  /** ISO 8601; null if it has none. */
  date: string | null;
  hasPassword: boolean;
  /** Whether it stands above all others on the blog's page. */
  isSticky: boolean;
  /** How many comments it has, spam and those in the trash not counted. */
  comments: number;
  /** The post that an attachment was uploaded to; empty for none. */
  parent: string;
  /** Address of an attachment's file. */
  fileAddress: string | null;
  /** Custom fields; of one that repeats, the last. */
  meta: Map<string, string>;
  /** Former last parts of its address. */
  oldNames: string[];
  terms: { taxonomy: string; key: string; name: string }[];
};

/** A category or the like, with what stands above its list; `parent` is a key. */
type WxrTerm = { taxonomy: string; id: string; key: string; name: string; description: string; parent: string };

/** Names of terms and the website are words; titles, excerpts and descriptions may have HTML in them. */
export type Wxr = { title: string; addresses: string[]; authors: string[]; terms: WxrTerm[]; items: WxrItem[] };

type Xml = { [tag: string]: unknown };

const LISTS = new Set([
  "item",
  "category",
  "wp:author",
  "wp:category",
  "wp:tag",
  "wp:term",
  "wp:postmeta",
  "wp:comment",
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true, // numbers too: WordPress writes '&#038;' in addresses
  isArray: (name) => LISTS.has(name),
});

/**
 * Reads WordPress's export (WXR, an RSS 2.0 with elements of its own; versions 1.0 to 1.2).
 *
 * @throws Error with a German sentence if it is none
 */
export function parseWxr(xml: string): Wxr {
  const text = xml.replace(/^\uFEFF/, "").trimStart();
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    throw new Error(
      `Die Datei ist kein lesbares XML (Zeile ${valid.err.line}: ${valid.err.msg}). Laden Sie den Export noch einmal herunter: WordPress → Werkzeuge → Daten exportieren.`,
    );
  }
  const channel = child(child(parser.parse(text) as Xml, "rss"), "channel");
  if (!channel || !("wp:wxr_version" in channel)) {
    throw new Error("Die Datei ist kein Export von WordPress. Den gibt es dort unter Werkzeuge → Daten exportieren.");
  }
  const addresses = ["link", "wp:base_site_url", "wp:base_blog_url"].map((tag) => textOf(channel[tag]));
  return {
    title: words(channel.title),
    addresses: [...new Set(addresses.filter(Boolean).map((address) => address.replace(/\/+$/, "")))],
    authors: list(channel, "wp:author").map((author) => textOf(author["wp:author_login"])),
    terms: TERMS.flatMap(([tag, names]) => list(channel, tag).map((xml) => term(xml, names))),
    items: list(channel, "item").map((xml) => item(xml, addresses.find(Boolean))),
  };
}

/** Squarespace writes paths. */
const whole = (address: string, base: string | undefined) =>
  address.startsWith("/") && base && URL.canParse(address, base) ? new URL(address, base).href : address;

/** Elements of terms, with the beginnings of their parts' names. */
const TERMS = [
  ["wp:category", { taxonomy: "category", key: "category_nicename", name: "cat_name", all: "category" }],
  ["wp:tag", { taxonomy: "post_tag", key: "tag_slug", name: "tag_name", all: "tag" }],
  ["wp:term", { taxonomy: "", key: "term_slug", name: "term_name", all: "term" }],
] as const;

const term = (xml: Xml, names: (typeof TERMS)[number][1]): WxrTerm => ({
  taxonomy: names.taxonomy || textOf(xml["wp:term_taxonomy"]),
  id: textOf(xml["wp:term_id"]),
  key: textOf(xml[`wp:${names.key}`]),
  name: words(xml[`wp:${names.name}`]),
  description: textOf(xml[`wp:${names.all}_description`]),
  parent: textOf(xml[`wp:${names.all}_parent`]),
});

/** WordPress stores names as HTML, with '&amp;' for what was typed as '&', and writes that into its CDATA. */
const words = (value: unknown) => plainText(textOf(value));

function item(xml: Xml, base: string | undefined): WxrItem {
  const meta = list(xml, "wp:postmeta").map(
    (each) => [textOf(each["wp:meta_key"]), textOf(each["wp:meta_value"])] as const,
  );
  return {
    id: textOf(xml["wp:post_id"]),
    type: textOf(xml["wp:post_type"]),
    status: textOf(xml["wp:status"]),
    title: textOf(xml.title),
    address: whole(textOf(xml.link), base) || null,
    name: textOf(xml["wp:post_name"]),
    content: textOf(xml["content:encoded"]),
    excerpt: textOf(xml["excerpt:encoded"]),
    date:
      dateOf(textOf(xml["wp:post_date_gmt"])) ?? dateOf(textOf(xml["wp:post_date"])) ?? pubDate(textOf(xml.pubDate)),
    parent: textOf(xml["wp:post_parent"]).replace(/^0$/, ""),
    hasPassword: textOf(xml["wp:post_password"]) !== "",
    isSticky: textOf(xml["wp:is_sticky"]) === "1",
    comments: list(xml, "wp:comment").filter((each) => /^[01]$/.test(textOf(each["wp:comment_approved"]))).length,
    fileAddress: textOf(xml["wp:attachment_url"]) || null,
    meta: new Map(meta),
    oldNames: meta.flatMap(([key, value]) => (key === "_wp_old_slug" ? value : [])),
    terms: list(xml, "category").map((each) => ({
      taxonomy: textOf(each["@domain"]),
      key: textOf(each["@nicename"]),
      name: words(each),
    })),
  };
}

/** 'YYYY-MM-DD HH:MM:SS'; drafts have zeros. */
function dateOf(text: string): string | null {
  const time = /^[1-9]/.test(text) ? Date.parse(`${text.replace(" ", "T")}Z`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** RFC 822; drafts have a year before the Christian era. */
function pubDate(text: string): string | null {
  const time = Date.parse(text);
  return time > 0 ? new Date(time).toISOString() : null;
}

function child(xml: Xml | null, tag: string): Xml | null {
  const value = xml?.[tag];
  return typeof value === "object" && value !== null ? (value as Xml) : null;
}

const list = (xml: Xml, tag: string): Xml[] => {
  const found = Array.isArray(xml[tag]) ? xml[tag] : [];
  return found.map((each: unknown) => (typeof each === "object" && each !== null ? (each as Xml) : { "#text": each }));
};

/** An element that repeats without being a list counts once. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value === "object" && value !== null) return textOf((value as Xml)["#text"]);
  return typeof value === "string" ? value.trim() : "";
}
