import { type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./island-registry.tsx";
import { islandIdPrefix } from "./islands/prefix.ts";
import { preserveInput } from "./islands/preserve-input.ts";

/** Islands that aren't nested. */
const ISLANDS = "[data-island]:not([data-island] *)";

/** Hydrates all islands; resolves once React has taken over. One that fails stays HTML. */
export async function hydrateIslands(): Promise<void> {
  const ready = [];
  for (const island of document.querySelectorAll<HTMLElement>(ISLANDS)) {
    ready.push(hydrateIsland(island).catch(console.error));
    // one task per island, so that the visitor's input comes in between
    await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all(ready);
}

/** Resolves when the island's effects have run. */
async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? "";
  const element = islands[name]?.(island);
  if (!element) throw new Error(`No island is registered under the name '${name}'.`);
  const putBack = preserveInput(island);
  await new Promise<void>((resolve) => {
    // As a transition: in small pieces, so that the browser stays responsive.
    startTransition(() => {
      const root = (
        <Ready onBuilt={putBack} onReady={resolve}>
          {element}
        </Ready>
      );
      hydrateRoot(island, root, {
        identifierPrefix: islandIdPrefix(name),
        // Usually caused by an extension or a translator; tests still fail on it.
        onRecoverableError: (error) => console.debug(`Island '${name}' did not match its HTML:`, error),
      });
    });
  });
}

type ReadyProps = { children: ReactNode; onBuilt: () => void; onReady: () => void };

/**
 * Reports when the elements are in the page, in the same task, and when all effects have run: a child's before its
 * parent's.
 */
function Ready({ children, onBuilt, onReady }: ReadyProps) {
  useLayoutEffect(onBuilt, [onBuilt]);
  useEffect(onReady, [onReady]);
  return children;
}
