import { createContext, type ReactElement, useContext } from "react";

/** Collects every island while a document is rendered (pages/render-page.tsx). */
export type IslandCollector = {
  /** Returns a marker that the island's own HTML will replace. */
  collect: (name: string, element: ReactElement) => string;
};

/** Null where React renders the page itself: inside another island, in the browser, in component tests. */
export const IslandContext = createContext<IslandCollector | null>(null);

/**
 * A part of a page that React hydrates (hydrate.tsx); everything around it stays HTML.
 * In a document it is a `div` with the component's HTML, from which the browser reads the component's props again
 * (island-registry.tsx). The component is rendered as a separate root, so that `useId` gives the same ids on both
 * sides; outer context doesn't reach it. Elsewhere it is the component in the same `div`.
 * @param name unique on a page, and a key of island-registry.tsx
 */
export function Island({ name, children }: { name: string; children: ReactElement }) {
  const collector = useContext(IslandContext);
  return collector ? (
    <div data-island={name} dangerouslySetInnerHTML={{ __html: collector.collect(name, children) }} />
  ) : (
    <div data-island={name}>{children}</div>
  );
}
