import type { InitialDataQuery } from "@schaufenster/contract/documents";
import type { MenuItem, NavigationEntry, PageLink, Service } from "../domain.ts";
import { safeHref } from "../urls.ts";
import { bySortId, entries } from "./options.ts";

/** Anchor of the landing page's beginning (spec §2, header). */
const HOME_ANCHOR = "home";

/** Menu items by sortId, without those that lead nowhere. A section's former anchor leads to its present one. */
export function reshapeMenuItems(
  wire: InitialDataQuery["menuitems"] | undefined,
  services: Pick<Service, "name" | "formerNames">[] = [],
): MenuItem[] {
  return bySortId(entries(wire))
    .filter(({ name, title }) => name?.trim() && title?.trim())
    .map(({ id, name, title }) => ({ id, title: title ?? "", href: hrefOf(name ?? "", services) }));
}

/** 'Start', the services, the menu items (spec §2, header), pages that no menu item leads to. */
export function reshapeNavigation(
  services: Service[],
  menuItems: MenuItem[],
  pages: PageLink[] = [],
): NavigationEntry[] {
  const targets = new Set(menuItems.map(({ href }) => href));
  const others = pages.filter(({ placement, href }) => placement === "navigation" && !targets.has(href));
  return [
    { id: "start", kind: "home", title: "Start", href: `/#${HOME_ANCHOR}`, anchor: HOME_ANCHOR },
    ...services.map(
      ({ id, title, name }): NavigationEntry => ({
        id: `service-${id}`,
        kind: "service",
        title,
        href: `/#${name}`,
        anchor: name,
      }),
    ),
    ...menuItems.map(({ id, title, href }): NavigationEntry => {
      const anchor = href.startsWith("/#") ? href.slice(2) : null;
      return { id: `menuitem-${id}`, kind: anchor === null ? "page" : "section", title, href, anchor };
    }),
    ...others.map(
      ({ id, title, href }): NavigationEntry => ({ id: `page-${id}`, kind: "page", title, href, anchor: null }),
    ),
  ];
}

/** A menu item's name is an anchor of the landing page, unless it is a path or an address. */
function hrefOf(name: string, services: Pick<Service, "name" | "formerNames">[]): string {
  const target = name.trim();
  if (target.startsWith("/") || /^https?:/i.test(target)) return safeHref(target) ?? "#";
  const anchor = target.replace(/^#/, "");
  return `/#${services.find(({ formerNames }) => formerNames.includes(anchor))?.name ?? anchor}`;
}
