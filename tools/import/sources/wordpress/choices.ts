import { slug } from "@schaufenster/contract/slug";
import type { Choice } from "../../model.ts";
import { KIND_NAMES } from "./inventory.ts";
import { LEFT_OUT } from "./public.ts";
import type { WxrItem } from "./wxr.ts";

/** Types of WordPress's own and of plugins that hold no content for visitors. */
const NO_CONTENT =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*|elementor_.*|e-.*|et_.*|wpcf7_.*|wpforms.*|mc4wp-form|fl-builder-template|popup.*)$/;

/** Names of types that themes and plugins give to what this website calls projects. */
const PORTFOLIO = /portfolio|proje[ck]t|werk|^works?$|arbeit|referen[zc]|case[-_]?stud|galler|galerie/i;

/** Words for types; pages come as such unless somebody wants projects of them. */
const LABELS: Record<string, string> = { ...KIND_NAMES, page: "Seite (gewählt: als Projekt statt als Seite)" };

/** Kinds of order that are none of a portfolio. */
const NO_ORDER = /^(?:post_format|nav_menu|language|post_translations|term_\w+|link_category|wp_\w+|elementor_\w+)$/;

/** Kinds of order that are beside the categories: words, clients, years, places. */
const SIDE_ORDER =
  /(?:^|[-_])tags?$|schlagw|skill|client|kunde|customer|auftrag|year|jahr|location|^ort|colou?r|farbe|auth?or/i;

/** Categories of posts that nobody put into one. */
const UNSORTED = new Set(["uncategorized", "allgemein", "unkategorisiert", "nicht-kategorisiert"]);

type Term = WxrItem["terms"][number];

const isTaken = ({ status }: WxrItem) => !LEFT_OUT.has(status);

/** The types of which something can be taken; by default the portfolio is, where there is one, else the posts are. */
export function postTypeChoices(items: readonly WxrItem[], asked: readonly string[]): Choice[] {
  const counts = new Map<string, WxrItem[]>();
  for (const item of items.filter((each) => isTaken(each) && !NO_CONTENT.test(each.type)))
    counts.set(item.type, [...(counts.get(item.type) ?? []), item]);
  const portfolio = [...counts.keys()].filter((type) => type !== "post" && type !== "page" && PORTFOLIO.test(type));
  const chosen = asked.length > 0 ? asked : portfolio.length > 0 ? portfolio : ["post"];
  return [...counts].map(([value, own]) => ({
    option: "post-type",
    value,
    label: LABELS[value] ?? `${value} (wie ${exampleOf(own.map(({ title }) => title))})`,
    count: own.length,
    chosen: chosen.includes(value),
  }));
}

/** The kinds of order of posts; by default the categories are taken, else what is none of the other kinds. */
export function taxonomyChoices(posts: readonly WxrItem[], asked: readonly string[]): Choice[] {
  const names = new Map<string, Map<string, string>>();
  for (const { taxonomy, key, name } of posts.flatMap(({ terms }) => terms)) {
    if (NO_ORDER.test(taxonomy) || !key || !name) continue;
    names.set(taxonomy, (names.get(taxonomy) ?? new Map()).set(key, name));
  }
  const main = [...names.keys()].filter((taxonomy) => taxonomy === "category" || !SIDE_ORDER.test(taxonomy));
  const chosen =
    asked.length > 0 ? asked : main.length > 0 ? main : [...names.keys()].filter((each) => each !== "post_tag");
  return [...names].map(([value, terms]) => ({
    option: "taxonomy",
    value,
    label: `${TAXONOMY_NAMES[value] ?? value} (wie ${exampleOf([...terms.values()])})`,
    count: terms.size,
    chosen: chosen.includes(value),
  }));
}

const TAXONOMY_NAMES: Record<string, string> = { category: "Kategorien", post_tag: "Schlagwörter" };

const exampleOf = (names: string[]) => {
  const found = names
    .filter(Boolean)
    .slice(0, 3)
    .map((name) => `„${name}“`);
  return found.length > 0 ? found.join(", ") : "ohne Titel";
};

export const isCategory = ({ taxonomy, key, name }: Term, taxonomies: ReadonlySet<string>): boolean =>
  taxonomies.has(taxonomy) && key !== "" && name !== "" && !UNSORTED.has(slug(key, 60));
