import type { ReactNode } from "react";
import type { NavigationEntry } from "../content/domain.ts";
import type { NavigationRooms } from "./navigation-room.ts";

/**
 * The navigation's links. `data-anchor` is the landing page section that a link leads to; `data-begins` is the kind of
 * entries that it starts.
 * @param rooms widths from which each is shown, as `data-room`, and the font grows, as `data-later`
 * @param children the end of the list
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
  rooms?: NavigationRooms;
  children?: ReactNode;
}) {
  return (
    <ul className={className} data-later={rooms && (rooms.later ?? "")}>
      {navigation.map(({ id, kind, title, href, anchor, isEdited }, index) => (
        <li
          key={id}
          data-room={rooms && (rooms.entries[index] ?? "")}
          data-edited={isEdited || undefined}
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

/** 'page' for the page itself, 'true' for the list that contains it. */
function currentFor(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
