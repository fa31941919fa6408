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
          <a href={href} data-anchor={anchor ?? undefined} aria-current={href === path ? "page" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
