import type { Crumb } from "../../ui/Breadcrumbs.tsx";

/** Breadcrumbs of a page directly below the landing page. */
export function crumbsBelowStart(title: string): Crumb[] {
  return [
    { title: "Start", href: "/" },
    { title, href: null },
  ];
}
