/** URL where visitors see an entry, at the site's origin; null if it has no place of its own. */
export function publicAddress(slug: string, id: number | string | undefined, name: unknown): string | null {
  if (slug === "site-settings" || slug === "appearance") return "/";
  if (id === undefined) return null;
  if (slug === "projects") return `/projekte/${id}`;
  if (slug === "categories") return `/projekte/kategorie/${id}`;
  if (slug === "references") return "/#references";
  if (slug === "services") return `/#${encodeURIComponent(String(name))}`;
  if (slug === "pages") return name ? `/${String(name)}` : null;
  return slug === "menuitems" ? "/" : null; // the navigation is on every page
}
