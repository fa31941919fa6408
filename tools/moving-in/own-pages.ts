import { slug } from "@schaufenster/contract/slug";
import type { Entry } from "./model.ts";

/** Texts that this website already has, by their names elsewhere. */
const LEGAL: [string, RegExp][] = [
  ["/impressum", /^(?:impressum|imprint|anbieterkennzeichnung)/],
  ["/datenschutz", /^(?:datenschutz|privacy)/],
  ["/barrierefreiheit", /^(?:erklaerung-zur-)?barrierefreiheit/],
];

const PROJECTS = "/projekte";

/** Pages that this website has, too. */
const PLACES: [string, RegExp][] = [
  ["/", /^(?:home|homepage|start|startseite)$/],
  ["/#contact", /^(?:kontakt(?:formular|daten)?|contact(?:-us)?|anfragen?)(?:-|$)/],
  [PROJECTS, /^(?:(?:unsere|meine|alle)-)?(?:portfolio|projekte?|projects?|arbeiten|works?|werke?|galerien?|gallery)$/],
  [PROJECTS, /^(?:blog|journal|magazin|news|aktuelles|neuigkeiten|neues)$/],
];

const PLACE_NAMES: Record<string, string> = {
  "/": "die Startseite",
  "/#contact": "den Abschnitt „Kontakt“ der Startseite",
  [PROJECTS]: "die Liste aller Projekte",
};

type OtherPage = { name: string; title: string; address: string | null };

export type Placement = "navigation" | "footer" | "none";

/** The path of this website's equivalent of a page; null for a page that only the old one had. */
export function counterpartOf({ name, title, address }: OtherPage, home: string): string | null {
  if (address !== null && address.replace(/\/+$/, "") === home) return "/";
  const named = [...LEGAL, ...PLACES].find(([, names]) => names.test(name) || names.test(slug(title, 60)));
  return named?.[0] ?? null;
}

type FoundPage = {
  page: OtherPage;
  /** As it would be as a project. */
  entry: Entry;
  placement: Placement;
  isHiddenFromSearch: boolean;
};

/**
 * Pages as the agency's own pages. Legal texts exist here already, as do places with an equivalent; those with a text
 * become drafts.
 * @returns entries, and German sentences about the pages that aren't imported
 */
export function pagesOf(found: readonly FoundPage[], home: string): { entries: Entry[]; notes: string[] } {
  const placed = found.map((each) => ({ ...each, path: counterpartOf(each.page, home) }));
  const isLegal = (path: string | null) => LEGAL.some(([legal]) => legal === path);
  const isTaken = ({ entry, path }: (typeof placed)[number]) =>
    path === null || (!isLegal(path) && Boolean(entry.fields.content || entry.fields.image));
  const named = (pages: typeof placed) =>
    pages.map(({ page, entry }) => `„${entry.title}“${page.address ? ` (${page.address})` : ""}`).join(", ");
  const legal = placed.filter(({ path }) => isLegal(path));
  const others = placed.filter((each) => !isLegal(each.path) && !isTaken(each));
  return {
    entries: placed.filter(isTaken).map(toPage),
    notes: [
      ...(legal.length > 0
        ? [
            `Rechtstexte sind nicht übernommen, denn hier gibt es sie schon: ${named(legal)}. Übertragen Sie, was darin nur für Sie gilt.`,
          ]
        : []),
      ...(others.length > 0 ? [`Seiten ohne eigenen Text, an deren Stelle hier anderes steht: ${named(others)}.`] : []),
    ],
  };
}

function toPage({ entry, page, placement, path, isHiddenFromSearch }: FoundPage & { path: string | null }): Entry {
  const { header = null, teaser, content = null, image = null, searchDescription, shareImage } = entry.fields;
  const { heldBack: _, ...found } = entry;
  const place = path === null ? undefined : PLACE_NAMES[path];
  return {
    ...found,
    type: "pages",
    ...(place ? { heldBack: `Hier gibt es dafür ${place}. Nehmen Sie daraus, was Sie noch brauchen.` } : {}),
    ...(content || image ? {} : { heldBack: "Sie hat keinen Text, den dieser Umzug lesen kann." }),
    fields: {
      title: header,
      address: page.name,
      content,
      image,
      placement: path === null ? placement : "none",
      ...(isHiddenFromSearch ? { hiddenFromSearch: true } : {}),
      ...(searchDescription || teaser ? { searchDescription: searchDescription || teaser || null } : {}),
      ...(shareImage ? { shareImage } : {}),
    },
  };
}
