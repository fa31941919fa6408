import type { ReactNode } from "react";
import type { NavigationEntry } from "../content/domain.ts";

/**
 * The navigation's links; `data-anchor` names the section of the landing page that a link leads to, `data-begins` the kind
 * of the entries that begin with it.
 *
 * @param rooms from which room on each of them is shown (navigation-room.ts), as `data-room`
 * @param children the list's end
 */
export function NavigationLinks({
  navigation,
  path,
  className,
  rooms,
  children,
}: {
  navigation: NavigationEntry[];
  path: string;
  className: string | undefined;
  rooms?: (number | null)[];
  children?: ReactNode;
}) {
  return (
    <ul className={className}>
      {navigation.map(({ id, kind, title, href, anchor }, index) => (
        <li
          key={id}
          data-room={rooms && (rooms[index] ?? "")}
          data-begins={kind === navigation[index - 1]?.kind ? undefined : kind}
        >
          <a href={href} data-anchor={anchor ?? undefined} aria-current={currentFor(href, path)}>
            {title}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** 'page' for the page itself, 'true' for the list that it is in. */
function currentFor(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
