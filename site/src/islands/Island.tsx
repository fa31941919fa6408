import { createContext, type ReactElement, useContext } from "react";

/** Told of every island while a document is rendered; see pages/render.tsx. */
export type IslandCollector = {
  /** Takes the island and returns the marker that the island's own HTML will replace. */
  collect: (name: string, element: ReactElement) => string;
};

/** Null where React renders the page itself: inside another island, in the browser, in a component's test. */
export const IslandContext = createContext<IslandCollector | null>(null);

/**
 * A part of a page that React takes over in the browser (see hydrate.tsx); everything around it stays HTML.
 *
 * In a document it is a `div` with the component's HTML, from which the browser reads the component's props again (see
 * island-registry.tsx). The component is rendered as a root of its own, so that `useId` gives the same ids here and
 * after hydration; context from outside does not reach it. Elsewhere it is the component in the same `div`.
 *
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
