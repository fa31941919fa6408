import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { IslandContext } from "./Island.tsx";
import { islandIdPrefix } from "./prefix.ts";

/**
 * Renders the tree, then each island as a separate root in place of its marker: React can't nest renders.
 * @throws {Error} if two islands have the same name
 */
export function renderWithIslands(tree: ReactElement): string {
  const found = new Map<string, ReactElement>();
  const marker = (name: string) => `<!--island ${name}-->`;
  const collector = {
    collect(name: string, element: ReactElement) {
      if (found.has(name)) throw new Error(`Two islands of this page are named '${name}'.`);
      found.set(name, element);
      return marker(name);
    },
  };
  const frame = renderToString(<IslandContext value={collector}>{tree}</IslandContext>);
  return [...found].reduce(
    (html, [name, element]) =>
      html.replace(marker(name), () => renderToString(element, { identifierPrefix: islandIdPrefix(name) })),
    frame,
  );
}
