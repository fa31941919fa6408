import type { InitialDataQuery } from "@schaufenster/contract/documents";
import type { Landing, MenuItem, NavigationEntry, PageLink, Service } from "../domain.ts";
import { hasOffer } from "../has-offer.ts";
import { PROJECTS_PATH } from "../routes.ts";
import { safeHref } from "../urls.ts";
import { bySortId, entries, type ReshapeOptions } from "./options.ts";

type Link = { id: string; title: string; href: string };

/** Always first (spec §2, header). */
export const START = toEntry({ id: "start", title: "Start", href: "/#home" }, "home");

const PORTFOLIO: Link = { id: "portfolio", title: "Projekte", href: PROJECTS_PATH };
const CONTACT: Link = { id: "contact", title: "Kontakt", href: "/#contact" };

/**
 * Menu items by sortId, without dead ones. A section's former anchor leads to its current one.
 * @param lost targets that show nothing
 */
export function reshapeMenuItems(
  wire: InitialDataQuery["menuitems"] | undefined,
  services: Pick<Service, "name" | "formerNames">[] = [],
  { publicUrl, lost = [] }: Pick<ReshapeOptions, "publicUrl"> & { lost?: string[] } = {},
): MenuItem[] {
  return bySortId(entries(wire))
    .filter(({ name, title }) => name?.trim() && title?.trim() && !lost.includes(name))
    .map(({ id, name, title }) => ({ id, title: title ?? "", href: hrefOf(name ?? "", services, publicUrl) }));
}

/**
 * 'Start', services, menu items (spec §2, header), without empty sections or lists.
 * @param pages the agency's own, which only our content system has: those for the navigation are added unless a menu
 *   item leads there, as are portfolio and contact; null: only the menu items
 */
export function reshapeNavigation(
  { services, menuItems, references, work }: Landing,
  pages: PageLink[] | null = null,
): NavigationEntry[] {
  const empty = [
    ...(references.length > 0 ? [] : ["/#references"]),
    ...(services.some(hasOffer) ? [] : ["/#angebot"]),
    ...(work.total > 0 ? [] : [PORTFOLIO.href]),
  ];
  const targets = new Set([...menuItems.map(({ href }) => href), ...empty]);
  const ofThemselves = (links: Link[]) =>
    pages ? links.filter(({ href }) => !targets.has(href)).map((link) => toEntry(link)) : [];
  return [
    START,
    ...services.map(({ id, title, name }) => toEntry({ id: `service-${id}`, title, href: `/#${name}` }, "service")),
    ...ofThemselves([PORTFOLIO]),
    ...menuItems
      .filter(({ href }) => !empty.includes(href))
      .map(({ id, title, href }) => toEntry({ id: `menuitem-${id}`, title, href })),
    ...ofThemselves(
      (pages ?? [])
        .filter(({ placement }) => placement === "navigation")
        .map(({ id, title, href }) => ({ id: `page-${id}`, title, href })),
    ),
    ...ofThemselves([CONTACT]),
  ];
}

function toEntry({ id, title, href }: Link, kind?: "home" | "service"): NavigationEntry {
  const anchor = href.startsWith("/#") ? href.slice(2) : null;
  return { id, kind: kind ?? (anchor === null ? "page" : "section"), title, href, anchor };
}

/** A menu item's name is a landing page anchor, unless it is a path or a URL; this site's URL counts as a path. */
function hrefOf(name: string, services: Pick<Service, "name" | "formerNames">[], publicUrl?: string): string {
  const target = name.trim();
  if (target.startsWith("/") || /^https?:/i.test(target)) {
    const href = safeHref(target) ?? "#";
    return href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl?.length) : href;
  }
  const anchor = target.replace(/^#/, "");
  return `/#${services.find(({ formerNames }) => formerNames.includes(anchor))?.name ?? anchor}`;
}
