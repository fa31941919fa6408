import { PROJECTS_PATH } from "../../content/routes.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";

export const LIST_CRUMBS: Crumb[] = [
  { title: "Start", href: "/" },
  { title: "Projekte", href: null },
];

export function crumbsBelowList(title: string): Crumb[] {
  return [
    { title: "Start", href: "/" },
    { title: "Projekte", href: PROJECTS_PATH },
    { title, href: null },
  ];
}
