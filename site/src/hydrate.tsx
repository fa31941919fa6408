import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./island-registry.tsx";
import { islandIdPrefix } from "./islands/prefix.ts";

/** Islands that are not part of another one. */
const ISLANDS = "[data-island]:not([data-island] *)";

/**
 * Hands every island of the document to React; resolves once all have taken over. An island that cannot be handed over
 * stays the HTML it is.
 */
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
  await new Promise<void>((resolve) => {
    // As a transition: in small pieces, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(island, <Ready onReady={resolve}>{element}</Ready>, {
        identifierPrefix: islandIdPrefix(name),
        // A mismatch between server and browser is a bug: it must show in the console, and in tests.
        onRecoverableError: (error) => console.error(`Island '${name}' did not match its HTML:`, error),
      });
    });
  });
}

function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  // A child's effects run before its parent's.
  useEffect(onReady, [onReady]);
  return children;
}
