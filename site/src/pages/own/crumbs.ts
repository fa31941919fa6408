import type { Crumb } from "../../ui/Breadcrumbs.tsx";

/** The way to a page right below the landing page. */
export function crumbsBelowStart(title: string): Crumb[] {
  return [
    { title: "Start", href: "/" },
    { title, href: null },
  ];
}
