import { type ComponentType, createContext, useContext } from "react";
import { IslandProps } from "./IslandProps.tsx";

/** Told of every island while a document is rendered; see pages/render.tsx. */
export type IslandCollector = {
  /** Takes the island and returns the marker that the island's own HTML will replace. */
  collect: (name: string, element: React.ReactElement) => string;
};

/** Null wherever React renders the page itself: inside another island, in the browser, in a component's test. */
export const IslandContext = createContext<IslandCollector | null>(null);

/**
 * A part of a page that React takes over in the browser (see hydrate.tsx); everything around it stays HTML.
 *
 * In a document it is a `div` with the component's HTML and, beside it, the props as JSON, so they must survive JSON.
 * The component is rendered as a root of its own, so that `useId` gives the same ids here and after hydration; context
 * from outside does not reach it. Elsewhere it is the component in the same `div`.
 *
 * @param name unique on a page, and a key of islands/registry.ts
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
}: {
  name: string;
  component: ComponentType<P>;
  props: P;
}) {
  const collector = useContext(IslandContext);
  if (!collector) {
    return (
      <div data-island={name}>
        <Component {...props} />
      </div>
    );
  }
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: collector.collect(name, <Component {...props} />) }} />
      <IslandProps name={name} props={props} />
    </>
  );
}
