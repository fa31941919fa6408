import { domainToUnicode } from "node:url";
import { OTHERS } from "@schaufenster/contract/figures";
import type { Payload } from "payload";
import { hrefOf, KINDS, titleOf } from "../../ui/kinds.ts";
import type { Ranked } from "../figures.ts";

/** A line of a ranking; `href` is the entry's URL, or null. */
export type Line = { label: string; href: string | null; views: number };

/** Pages that aren't entries, by their names in contract/src/figures.ts. */
const PAGES: Record<string, Omit<Line, "views">> = {
  landing: { label: "Startseite", href: "/" },
  projects: { label: "Alle Projekte", href: "/projekte" },
  "contact/sent": { label: "Nachricht gesendet (ohne JavaScript)", href: null },
};

const ENTRY = /^(project|category|page|legal)\/([a-z\d-]+)$/;

/** The field that identifies an entry of each type. */
const ENTRIES = {
  project: { collection: "projects", field: "id" },
  category: { collection: "categories", field: "id" },
  page: { collection: "pages", field: "id" },
  legal: { collection: "pages", field: "address" },
} as const;

export const isProject = ({ name }: Ranked) => name.startsWith("project/");

/** Labels pages with the current titles of their entries. */
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
 * Labels referrers by host, unnamed ones last. They aren't links: anyone can send a fake referrer to attract clicks.
 */
export function nameReferrers(referrers: Ranked[]): Line[] {
  const isOther = ({ name }: Ranked) => name === OTHERS;
  return referrers
    .toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .map((host) => ({ label: isOther(host) ? "andere" : domainToUnicode(host.name), href: null, views: host.views }));
}
