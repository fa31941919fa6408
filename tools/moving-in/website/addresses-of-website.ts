import { ANYWHERE, oldAddressKey } from "@schaufenster/contract/old-addresses";
import { slug } from "@schaufenster/contract/slug";
import { keyOfCategory } from "../found-project.ts";
import type { Entry, OldAddress } from "../model.ts";
import { counterpartOf } from "../own-pages.ts";
import { nameOf } from "./addresses.ts";
import { isEntry, type ReadPage } from "./read-page.ts";
import type { WordPress } from "./wordpress.ts";

/** Paths of this website; see site/src/content/routes.ts. */
const PROJECTS = "/projekte";
const FEED = "/projekte/feed.xml";

type Addressed = { origin: string; read: readonly ReadPage[]; entries: readonly Entry[]; wordPress: WordPress | null };

/** All addresses of the old website, with their targets here. The first of two duplicates wins. */
export function addressesOf({ origin, read, entries, wordPress }: Addressed): OldAddress[] {
  const taken = new Map(entries.map((entry) => [entry.address ?? "", entry]));
  const to = (path: string, ...addresses: string[]): OldAddress[] =>
    addresses.map((address) => ({ address, leadsTo: { path } }));
  const categories = new Set(entries.filter(({ type }) => type === "categories").map(({ id }) => id));
  const found: OldAddress[] = [];
  const weaker: OldAddress[] = [];
  for (const each of read) {
    const { page, number, kind } = each;
    const own = [page.url, ...page.aliases, ...(number ? [`${origin}/?p=${number}`] : [])];
    const entry = taken.get(page.url);
    const path = counterpartOf({ name: nameOf(page.url), title: each.title, address: page.url }, origin);
    const isPage = kind.kind === "entry" && kind.type === "page" && entry?.type !== "projects";
    if (path !== null && isPage && isEntry(each)) weaker.push(...to(path, ...own));
    else if (entry) found.push(...own.map((address) => ({ address, leadsTo: { type: entry.type, id: entry.id } })));
    else if (kind.kind === "list") weaker.push(...to(PROJECTS, ...own));
  }
  const terms = (wordPress?.terms ?? []).flatMap(({ taxonomy, id, name, address }): OldAddress[] => {
    const key = keyOfCategory(name);
    const query = taxonomy === "category" ? `/?cat=${id}` : taxonomy === "post_tag" ? `/?tag=${slug(name, 80)}` : "";
    const leadsTo =
      taxonomy !== "post_tag" && categories.has(key) ? { type: "categories" as const, id: key } : { path: PROJECTS };
    return [address, ...(query ? [origin + query] : [])].map((each) => ({ address: each, leadsTo }));
  });
  const attachments = (wordPress?.files ?? []).flatMap((file): OldAddress[] =>
    [file.page, `${origin}/?p=${file.id}`, file.smaller ?? ""]
      .filter(Boolean)
      .map((address) => ({ address, leadsTo: { file } })),
  );
  const years = [...new Set(entries.map(({ createdAt }) => createdAt?.slice(0, 4)))].flatMap((year) =>
    year ? [ANYWHERE + year] : [],
  );
  const all = [
    ...found,
    ...to("/", `${origin}/`),
    ...terms,
    ...weaker,
    ...attachments,
    ...to(FEED, `${origin}/feed/`, `${origin}/comments/feed/`, `${origin}/?feed=rss2`, `${origin}/?feed=atom`),
    ...to("/sitemap.xml", `${origin}/wp-sitemap.xml`),
    ...(wordPress ? to(PROJECTS, ...years) : []),
  ];
  return [...new Map(all.toReversed().map((each) => [oldAddressKey(each.address), each])).values()].reverse();
}
