import { createElement, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandIdPrefix } from "./islands/prefix.ts";
import { islands } from "./islands/registry.ts";

/**
 * Hands every island of the document to React; resolves once all have taken over. An island that cannot be loaded stays
 * the HTML it is.
 */
export async function hydrateIslands(): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLScriptElement>("script[data-island-props]")];
  const ready = [];
  for (const block of blocks) {
    ready.push(hydrateIsland(block).catch(console.error));
    await new Promise((resolve) => setTimeout(resolve)); // each in a task of its own: the visitor comes in between
  }
  await Promise.all(ready);
}

/** Resolves when the island's effects have run. */
async function hydrateIsland(block: HTMLScriptElement): Promise<void> {
  const name = block.dataset.islandProps ?? "";
  const container = block.previousElementSibling;
  const load = islands[name];
  if (!load || !container) throw new Error(`No island is registered under the name '${name}'.`);
  const component = await load();
  const props = JSON.parse(block.textContent ?? "{}") as never;
  await new Promise<void>((resolve) => {
    // As a transition: in small pieces, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(container, <Ready onReady={resolve}>{createElement(component, props)}</Ready>, {
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
