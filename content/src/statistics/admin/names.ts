import { domainToUnicode } from "node:url";
import { OTHERS } from "@schaufenster/contract/figures";
import type { Payload } from "payload";
import { hrefOf, KINDS, titleOf } from "../../ui/kinds.ts";
import type { Ranked } from "../figures.ts";

/** A line of a ranking; `href` leads to the entry, null where there is none. */
export type Line = { label: string; href: string | null; views: number };

/** Pages that are no entries, by their names in contract/src/figures.ts. */
const PAGES: Record<string, Omit<Line, "views">> = {
  landing: { label: "Startseite", href: "/" },
  projects: { label: "Alle Projekte", href: "/projekte" },
  "contact/sent": { label: "Nachricht gesendet (ohne JavaScript)", href: null },
};

const ENTRY = /^(project|category|page|legal)\/([a-z\d-]+)$/;

/** By which field of its type an entry is named. */
const ENTRIES = {
  project: { collection: "projects", field: "id" },
  category: { collection: "categories", field: "id" },
  page: { collection: "pages", field: "id" },
  legal: { collection: "pages", field: "address" },
} as const;

/** Whether a page is that of a project. */
export const isProject = ({ name }: Ranked) => name.startsWith("project/");

/** Pages by the titles of their entries as they are now. */
export async function namePages(payload: Payload, pages: Ranked[]): Promise<Line[]> {
  const found = new Map<string, { title: string; href: string }>();
  for (const kind of ["project", "category", "page", "legal"] as const) {
    const { collection, field } = ENTRIES[kind];
    const keys = pages.flatMap(({ name }) => (name.startsWith(`${kind}/`) ? [name.slice(kind.length + 1)] : []));
    if (keys.length === 0) continue;
    const { docs } = await payload.find({
      collection,
      where: { [field]: { in: field === "id" ? keys.map(Number) : keys } },
      select: { [KINDS[collection].title]: true, [field]: true },
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) {
      const key = String((doc as { id: number; address?: string })[field]);
      found.set(`${kind}/${key}`, { title: titleOf(collection, doc), href: hrefOf(collection, doc.id) });
    }
  }
  return pages.map(({ name, views }) => {
    const [, kind, key = ""] = ENTRY.exec(name) ?? [];
    if (!kind) return { ...(PAGES[name] ?? { label: name, href: null }), views };
    const entry = found.get(name);
    if (entry)
      return { label: kind === "category" ? `Kategorie: ${entry.title}` : entry.title, href: entry.href, views };
    const { collection } = ENTRIES[kind as keyof typeof ENTRIES];
    return { label: `${KINDS[collection].kind} ${key} (gelöscht)`, href: null, views };
  });
}

/**
 * Hosts as people write them, those without a name of their own last. They are no links: anyone can send a made-up one, so that
 * it is followed.
 */
export function nameReferrers(referrers: Ranked[]): Line[] {
  const isOther = ({ name }: Ranked) => name === OTHERS;
  return referrers
    .toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .map((host) => ({ label: isOther(host) ? "andere" : domainToUnicode(host.name), href: null, views: host.views }));
}
