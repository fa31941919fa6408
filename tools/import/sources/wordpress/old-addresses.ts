import { slug } from "@schaufenster/contract/slug";
import type { OldAddress } from "../../model.ts";
import { decodePart } from "../../texts/decode.ts";
import { counterpartOf } from "../own-pages.ts";
import type { WordpressFiles } from "./files.ts";
import { reasonForDraft } from "./public.ts";
import type { Wxr, WxrItem, WxrTerm } from "./wxr.ts";

/** Paths of this website; see site/src/content/routes.ts. */
export const PROJECTS = "/projekte";
export const FEED = "/projekte/feed.xml";

/** Beginnings of the addresses of lists: as WordPress has them, and as people call them in its settings. */
const BASES: Record<string, string[]> = {
  category: ["category", "kategorie", "kategorien", "thema", "themen", "rubrik"],
  post_tag: ["tag", "tags", "schlagwort", "schlagworte", "stichwort"],
};

type Term = Pick<WxrTerm, "taxonomy" | "key" | "parent">;

type Taken = { types: ReadonlySet<string>; categories: ReadonlySet<string>; files: WordpressFiles };

/**
 * Addresses of a WordPress and what they show: those that its export names, then those that it answers besides. An export says
 * nothing of the settings of permalinks; they are read off the addresses that stand in it. Other forms of these (feeds, further
 * pages of a list, sizes of a picture) are found by contract/src/old-addresses.ts.
 */
export function oldAddresses(wxr: Wxr, { types, categories, files }: Taken): OldAddress[] {
  const home = wxr.addresses[0] ?? "";
  const posts = wxr.items.filter((item) => types.has(item.type) && reasonForDraft(item) === null);
  const front = frontOf(wxr.items.filter((item) => item.type === "post" && reasonForDraft(item) === null));
  const to = (path: string, ...addresses: string[]): OldAddress[] =>
    addresses.map((address) => ({ address: /^https?:/.test(address) ? address : home + address, leadsTo: { path } }));
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
    ...posts.flatMap((post) => entry(post, addressesOf(post, home))),
    ...to("/", "/"),
    ...terms(wxr, home, front, categories),
    ...to(FEED, "/feed/", "/comments/feed/", "/?feed=rss2", "/?feed=atom"),
    ...archives(posts, front).flatMap((path) => to(PROJECTS, path)),
    ...wxr.authors.flatMap((name) => to(PROJECTS, `${front}/author/${slug(name, 60)}/`)),
  ];
  return [...new Map(found.toReversed().map((each) => [each.address, each])).values()].reverse();
}

const entry = ({ id }: WxrItem, addresses: string[], type: "projects" | "pages" = "projects"): OldAddress[] =>
  addresses.map((address) => ({ address, leadsTo: { type, id } }));

const formerOf = ({ oldNames, address }: WxrItem): string[] =>
  oldNames.map((old) => (address ?? "").replace(/[^/]+\/?$/, `${old}/`)).filter(Boolean);

/** Other addresses at which WordPress shows a post: by its number, its former names, its date. */
function addressesOf(item: WxrItem, home: string): string[] {
  const { id, type, name, date } = item;
  const former = formerOf(item);
  if (type !== "post") return [`${home}/?p=${id}`, `${home}/?${type}=${name}`, ...former];
  const [year, month, day] = (date ?? "").slice(0, 10).split("-");
  const dated = [`/${year}/${month}/${day}/`, `/${year}/${month}/`].map((path) => `${home}${path}${name}/`);
  return [`${home}/?p=${id}`, `${home}/archives/${id}/`, ...former, ...(date && name ? dated : [])];
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

/** The path before the names of posts, as in '/journal/%postname%/'. */
function frontOf(posts: readonly WxrItem[]): string {
  const [address, second] = posts
    .flatMap((post) => post.address ?? [])
    .map((each) => new URL(each).pathname.split("/"));
  const fixed = address?.slice(0, -2).filter((part, index) => part && part === (second ?? address)[index]) ?? [];
  return fixed.some((part) => /^\d+$|^archives$/.test(part)) ? "" : fixed.map((part) => `/${part}`).join("");
}

/** Lists of categories and the like; those that are not taken lead to all projects. */
function terms(wxr: Wxr, home: string, front: string, categories: ReadonlySet<string>): OldAddress[] {
  const bases = basesIn(wxr, home);
  const listed = new Set(wxr.terms.map(({ taxonomy, key }) => `${taxonomy}/${key}`));
  const unlisted = wxr.items // an export of one type lists none
    .flatMap((item) => item.terms)
    .filter(({ taxonomy, key }) => !listed.has(`${taxonomy}/${key}`) && listed.add(`${taxonomy}/${key}`));
  return [...wxr.terms, ...unlisted.map((term) => ({ ...term, id: "", parent: "" }))].flatMap((term) => {
    const { taxonomy, key, id } = term;
    if (taxonomy === "nav_menu" || taxonomy.startsWith("wp_") || !key) return [];
    const [usual = taxonomy, ...others] = BASES[taxonomy] ?? [];
    const paths = new Set([
      ...[usual, ...others].flatMap((base) => [`/${base}`, `${front}/${base}`]),
      ...(bases.get(taxonomy) ?? []),
    ]);
    const names = new Set([key, pathOf(term, wxr.terms)]);
    const lists = [...paths].flatMap((path) => [...names].map((name) => `${home}${path}/${name}/`));
    const byNumber = taxonomy === "category" && id ? [`${home}/?cat=${id}`] : [`${home}/?${usual}=${key}`];
    const ours = `${taxonomy}/${key}`;
    const leadsTo: OldAddress["leadsTo"] = categories.has(ours) ? { type: "categories", id: ours } : { path: PROJECTS };
    return [...lists, ...byNumber].map((address) => ({ address, leadsTo }));
  });
}

function pathOf({ taxonomy, key, parent }: Term, terms: readonly Term[], depth = 0): string {
  const above =
    parent && depth < 10 ? terms.find((each) => each.taxonomy === taxonomy && each.key === parent) : undefined;
  return above ? `${pathOf(above, terms, depth + 1)}/${key}` : key;
}

/** The beginnings of lists' addresses that are linked to somewhere in the export, by taxonomy. */
function basesIn({ items, terms }: Wxr, home: string): Map<string, Set<string>> {
  const taxonomyOf = new Map(terms.map(({ key, taxonomy }) => [decodePart(key), taxonomy]));
  const known = new Set(items.flatMap(({ address }) => (address ? [address.replace(/\/$/, "")] : [])));
  const bases = new Map<string, Set<string>>();
  const links = items.flatMap(({ content, meta }) => [
    ...[...content.matchAll(/\shref=["']([^"'?#]+)/g)].map(([, address]) => address),
    meta.get("_menu_item_url"),
  ]);
  for (const link of new Set(links)) {
    const [base, key] =
      /^(.+?)\/([^/]+)\/?$/.exec(link?.startsWith(`${home}/`) ? link.slice(home.length) : "")?.slice(1) ?? [];
    const taxonomy = key === undefined ? undefined : taxonomyOf.get(decodePart(key));
    if (!base || !taxonomy || known.has(link?.replace(/\/$/, "") ?? "")) continue;
    bases.set(taxonomy, (bases.get(taxonomy) ?? new Set()).add(base));
  }
  return bases;
}

/** Lists of a type, and of years, by which those of months and days are found. */
function archives(posts: readonly WxrItem[], front: string): string[] {
  return posts.flatMap(({ type, address, date }) => {
    if (type !== "post") return address ? new URL(address).pathname.replace(/[^/]+\/?$/, "") : [];
    return date ? `${front}/${date.slice(0, 4)}/` : [];
  });
}
