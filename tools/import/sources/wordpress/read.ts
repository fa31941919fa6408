import { readFile } from "node:fs/promises";
import { slug } from "@schaufenster/contract/slug";
import { errorCode } from "../../../../content/src/process/error-code.ts";
import type { Entry, Source, SourceContent } from "../../model.ts";
import { htmlToMarkdown } from "../../texts/html-to-markdown.ts";
import { WordpressFiles } from "./files.ts";
import { leftBehind, typesIn } from "./inventory.ts";
import { oneOfParts } from "./parts.ts";
import { postText } from "./post-text.ts";
import { LEFT_OUT, reasonForDraft } from "./public.ts";
import { parseWxr, type Wxr, type WxrItem } from "./wxr.ts";

type Options = {
  /** Its name for people, and its path where `texts` is not given. */
  file: string;
  /** Reads the parts of which the export consists. */
  texts?: () => Promise<string[]>;
  postType?: string | undefined;
  taxonomy?: string | undefined;
  sites?: string[];
};

/** Kinds of order that are none of the portfolio. */
const OTHER_TAXONOMIES = /^(post_tag|post_format|nav_menu|language|post_translations|link_category|wp_\w+)$/;

/** Categories of posts that nobody put into one. */
const UNSORTED = new Set(["uncategorized", "allgemein", "unkategorisiert", "nicht-kategorisiert"]);

/** WordPress's export file (WXR): posts, or another type, as projects. */
export function wordpressSource({ file, texts, postType = "post", taxonomy, sites = [] }: Options): Source {
  const source: Source = {
    label: `WordPress-Export ${file}`,
    name: "wordpress",
    origins: [...sites],
    headers: {},
    read: async () => {
      const wxr = oneOfParts((texts ? await texts() : [await readText(file)]).map(parseWxr));
      source.origins.push(...wxr.addresses);
      source.name = `wordpress ${wxr.addresses[0] ?? file}`;
      return contentOf(wxr, postType, taxonomy, source.origins);
    },
  };
  return source;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new Error(`${file} lässt sich nicht lesen (${errorCode(cause)}). Bitte prüfen Sie den Pfad.`, { cause });
  }
}

function contentOf(wxr: Wxr, postType: string, taxonomy: string | undefined, origins: string[]): SourceContent {
  const posts = wxr.items.filter(({ type, status }) => type === postType && !LEFT_OUT.has(status));
  if (posts.length === 0) throw new Error(`Im Export gibt es nichts vom Typ „${postType}“. ${typesIn(wxr)}`);
  const files = new WordpressFiles(wxr.items, origins);
  const taxonomies = taxonomy ? [taxonomy] : taxonomiesOf(posts);
  const used = posts.flatMap(({ terms }) => terms).filter((term) => isCategory(term, taxonomies));
  const names = new Map(used.map((term) => [`${term.taxonomy}/${term.key}`, term]));
  const categories = [...names].map(([id, { name, key, taxonomy: kind }]): Entry => {
    const described = wxr.terms.find((term) => term.key === key && term.taxonomy === kind);
    const description = described?.description ? plainText(described.description) : null;
    return { ...entryOf("categories", id, name), fields: { name, description } };
  });
  const addresses = new Map(
    posts.flatMap(({ id, address }) => [address ?? "", `/?p=${id}`].map((each) => [pageOf(each, origins), id])),
  );
  const oldestFirst = posts.toSorted(
    (a, b) => (a.date ?? "9").localeCompare(b.date ?? "9") || Number(a.id) - Number(b.id),
  );
  return {
    entries: [...categories, ...oldestFirst.map((post) => projectOf(post, files, taxonomies))],
    notes: [
      ...leftBehind(wxr, postType),
      "Leistungen, Referenzen und Menüeinträge gibt es in WordPress nicht: Legen Sie sie hier an.",
    ],
    warnings: [],
    choices: [],
    oldAddresses: [],
    stateOfOther: (type, id) => {
      if (type !== "projects") return "public"; // an export names what its posts use
      const item = wxr.items.find((each) => each.id === id);
      if (!item) return "unknown";
      return reasonForDraft(item) === null ? "public" : "not public";
    },
    targetOf: (address, ...use) => {
      const target = files.targetOf(address, ...use);
      const project = target?.kind === "old page" ? addresses.get(pageOf(address, origins)) : undefined;
      return project === undefined ? target : { kind: "old page", project };
    },
  };
}

/** A page's address without what may differ: the host's www, the protocol, the last slash. */
function pageOf(address: string, origins: string[]): string {
  const base = origins[0] ?? "https://unknown.invalid";
  if (!URL.canParse(address, base)) return address;
  const { host, pathname, searchParams } = new URL(address, base);
  const post = searchParams.get("p");
  return host.replace(/^www\./, "") + (post ? `/?p=${post}` : pathname.replace(/\/+$/, ""));
}

/** Finds the taxonomies of posts: categories, or the others of a type without any. */
function taxonomiesOf(posts: WxrItem[]): string[] {
  const all = new Set(posts.flatMap(({ terms }) => terms.map(({ taxonomy }) => taxonomy)));
  return all.has("category") ? ["category"] : [...all].filter((name) => !OTHER_TAXONOMIES.test(name));
}

const isCategory = ({ taxonomy, key, name }: WxrItem["terms"][number], taxonomies: string[]) =>
  taxonomies.includes(taxonomy) && key !== "" && name !== "" && !UNSORTED.has(slug(key, 60));

const entryOf = (type: Entry["type"], id: string, title: string): Entry => ({
  type,
  id,
  title: title || `Nr. ${id}`,
  address: null,
  draft: false,
  createdAt: null,
  fields: {},
  notes: [],
});

function projectOf(post: WxrItem, files: WordpressFiles, taxonomies: string[]): Entry {
  const { markdown, notes } = postText(post.content, post.id, files);
  const image = files.byId(post.meta.get("_thumbnail_id") ?? "");
  const ids = post.terms
    .filter((term) => isCategory(term, taxonomies))
    .map(({ taxonomy, key }) => `${taxonomy}/${key}`);
  const header = plainText(post.title);
  const reason = reasonForDraft(post);
  return {
    ...entryOf("projects", post.id, header),
    address: post.address,
    draft: reason !== null,
    createdAt: post.date,
    fields: {
      header: header || null,
      teaser: plainText(post.excerpt) || null,
      content: markdown ? { kind: "markdown", markdown } : null,
      image: image ? { kind: "file", file: image } : null,
      categories: { kind: "categories", ids: [...new Set(ids)] },
    },
    notes: [...(reason ? [`Als Entwurf übernommen: ${reason}`] : []), ...notes],
  };
}

/** HTML as one line of words. */
function plainText(html: string): string {
  const words = htmlToMarkdown(html).replace(/\\([\\`*_{}[\]()#+\-.!&<>~|])/g, "$1");
  return words
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
