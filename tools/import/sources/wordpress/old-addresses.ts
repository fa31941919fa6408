import { ANYWHERE } from "@schaufenster/contract/old-addresses";
import { slug } from "@schaufenster/contract/slug";
import type { OldAddress } from "../../model.ts";
import { counterpartOf } from "../own-pages.ts";
import type { WordpressFiles } from "./files.ts";
import { reasonForDraft } from "./public.ts";
import type { Wxr, WxrItem } from "./wxr.ts";

/** Paths of this website; see site/src/content/routes.ts. */
export const PROJECTS = "/projekte";
export const FEED = "/projekte/feed.xml";

type Taken = { types: ReadonlySet<string>; categories: ReadonlySet<string>; files: WordpressFiles };

/**
 * Addresses of a WordPress and what they show: those that its export names, then those that it answers besides. An export says
 * nothing of the settings of permalinks, so what stands before the names of lists may be anything ({@link ANYWHERE}). Other forms of
 * these (feeds, further pages of a list, sizes of a picture) are found by contract/src/old-addresses.ts.
 */
export function oldAddresses(wxr: Wxr, { types, categories, files }: Taken): OldAddress[] {
  const home = wxr.addresses[0] ?? "";
  const posts = wxr.items.filter((item) => types.has(item.type) && reasonForDraft(item) === null);
  const to = (path: string, ...addresses: string[]): OldAddress[] =>
    addresses.map((address) => ({ address: /^\/[^*]/.test(address) ? home + address : address, leadsTo: { path } }));
  const pages = wxr.items.flatMap((item) => {
    if (item.type !== "page" || types.has("page") || reasonForDraft(item) !== null || !item.address) return [];
    const path = counterpartOf(item, home);
    const addresses = [item.address, `${home}/?p=${item.id}`];
    return path === null ? entry(item, [...addresses, ...formerOf(item)], "pages") : to(path, ...addresses);
  });
  const found: OldAddress[] = [
    ...posts.flatMap((post) => (post.address ? entry(post, [post.address]) : [])),
    ...pages,
    ...attachments(wxr.items, home, files),
    ...to("/", `${home}/`),
    ...terms(wxr, home, categories),
    ...posts.flatMap((post) => entry(post, addressesOf(post, home))),
    ...to(FEED, "/feed/", "/comments/feed/", "/?feed=rss2", "/?feed=atom"),
    ...to("/sitemap.xml", "/wp-sitemap.xml"),
    ...posts.flatMap((post) => to(PROJECTS, ...listsWith(post))),
    ...wxr.authors.flatMap((name) => to(PROJECTS, `${ANYWHERE}author/${slug(name, 60)}`)),
  ];
  return [...new Map(found.toReversed().map((each) => [each.address, each])).values()].reverse();
}

const entry = ({ id }: WxrItem, addresses: string[], type: "projects" | "pages" = "projects"): OldAddress[] =>
  addresses.map((address) => ({ address, leadsTo: { type, id } }));

const formerOf = ({ oldNames, address }: WxrItem): string[] =>
  oldNames.map((old) => (address ?? "").replace(/[^/]+\/?$/, `${old}/`)).filter(Boolean);

/** Other addresses at which WordPress shows a post: by its number, its present and former names, wherever these stand. */
function addressesOf(item: WxrItem, home: string): string[] {
  const { id, type, name, oldNames } = item;
  const queries = type === "post" ? [] : [name, ...oldNames].map((each) => `${home}/?${type}=${each}`);
  return [`${home}/?p=${id}`, ...queries, ...formerOf(item), ...(name ? [ANYWHERE + name] : [])];
}

/** Files, also before they were edited: their other copies are found by these. Of two with one address, the one that has it today. */
function attachments(items: readonly WxrItem[], home: string, files: WordpressFiles): OldAddress[] {
  const of = (addressesOf: (url: string, item: WxrItem) => string[]) =>
    items.flatMap((item) => {
      const file = files.listed(item.id);
      const addresses = file ? addressesOf(file.url, item).filter(Boolean) : [];
      return file ? addresses.map((address) => ({ address, leadsTo: { file } })) : [];
    });
  const others = (url: string, { address, id }: WxrItem) => [
    url.replace(EDITED, ""),
    address ?? "",
    `${home}/?p=${id}`,
  ];
  return [...of((url) => [url]), ...of(others)];
}

const EDITED = /-e\d{10,}(?=\.\w+$)/;

/** Lists of categories and the like; those that are not taken lead to all projects. */
function terms(wxr: Wxr, home: string, categories: ReadonlySet<string>): OldAddress[] {
  const used = wxr.items.flatMap((item) => item.terms).map((term) => ({ ...term, id: "" })); // an export of one type lists none
  const named = [...wxr.terms, ...used].filter(({ taxonomy, key }) => key && !/^(?:nav_menu$|wp_)/.test(taxonomy));
  const isTaken = ({ taxonomy, key }: (typeof used)[number]) => Number(categories.has(`${taxonomy}/${key}`));
  return named
    .toSorted((a, b) => isTaken(b) - isTaken(a)) // a tag may have the name of a category
    .flatMap((term) => {
      const { taxonomy, key, id } = term;
      const query = taxonomy === "category" ? `cat=${id}` : `${taxonomy === "post_tag" ? "tag" : taxonomy}=${key}`;
      const leadsTo = isTaken(term) ? { type: "categories" as const, id: `${taxonomy}/${key}` } : { path: PROJECTS };
      const name = key.replace(/^post-format-/, "");
      return [ANYWHERE + name, `${home}/?${query}`].map((address) => ({ address, leadsTo }));
    });
}

/** Lists that have a post: those of its type, or of its year, by which those of months and days are found. */
function listsWith({ type, address, date }: WxrItem): string[] {
  if (type === "post") return date ? [ANYWHERE + date.slice(0, 4)] : [];
  return address ? [new URL(address).pathname.replace(/[^/]+\/?$/, "")] : [];
}
