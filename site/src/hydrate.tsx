import { type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./island-registry.tsx";
import { keepTyped } from "./islands/keep-typed.ts";
import { islandIdPrefix } from "./islands/prefix.ts";

/** Islands that are not part of another one. */
const ISLANDS = "[data-island]:not([data-island] *)";

/** Hands every island to React; resolves once all have taken over. One that cannot be stays the HTML it is. */
export async function hydrateIslands(): Promise<void> {
  const ready = [];
  for (const island of document.querySelectorAll<HTMLElement>(ISLANDS)) {
    ready.push(hydrateIsland(island).catch(console.error));
    await new Promise((resolve) => setTimeout(resolve)); // each in a task of its own: the visitor comes in between
  }
  await Promise.all(ready);
}

/** Resolves when the island's effects have run. */
async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? "";
  const element = islands[name]?.(island);
  if (!element) throw new Error(`No island is registered under the name '${name}'.`);
  const putBack = keepTyped(island);
  await new Promise<void>((resolve) => {
    // As a transition: in small pieces, between which the browser answers the visitor.
    startTransition(() => {
      const root = (
        <Ready onBuilt={putBack} onReady={resolve}>
          {element}
        </Ready>
      );
      hydrateRoot(island, root, {
        identifierPrefix: islandIdPrefix(name),
        // Mostly an extension or a translator has changed it, which is no fault; every test fails on it all the same.
        onRecoverableError: (error) => console.debug(`Island '${name}' did not match its HTML:`, error),
      });
    });
  });
}

type ReadyProps = { children: ReactNode; onBuilt: () => void; onReady: () => void };

/** Says when the elements are in the page, in the same task, and when all effects have run: a child's before its parent's. */
function Ready({ children, onBuilt, onReady }: ReadyProps) {
  useLayoutEffect(onBuilt, [onBuilt]);
  useEffect(onReady, [onReady]);
  return children;
}
