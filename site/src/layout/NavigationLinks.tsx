import type { NavigationEntry } from "../content/domain.ts";

/** The navigation's links; `data-anchor` names the section of the landing page that a link leads to. */
export function NavigationLinks({
  navigation,
  path,
  className,
}: {
  navigation: NavigationEntry[];
  path: string;
  className: string | undefined;
}) {
  return (
    <ul className={className}>
      {navigation.map(({ id, title, href, anchor }) => (
        <li key={id}>
          <a href={href} data-anchor={anchor ?? undefined} aria-current={currentFor(href, path)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 'page' for the page itself, 'true' for the list that it is in. */
function currentFor(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
