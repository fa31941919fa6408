"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { Batch } from "./batch.ts";
import { type Item, isPending } from "./item.ts";

/** Files on their way, as a component shows them. The browser asks before the page is left meanwhile. */
export function useBatch(make: () => Batch): { batch: Batch; items: readonly Item[]; isWaiting: boolean } {
  const [batch] = useState(make);
  const items = useSyncExternalStore(batch.subscribe, batch.current, batch.current);
  const isWaiting = items.some(isPending);
  useEffect(() => {
    if (!isWaiting) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isWaiting]);
  return { batch, items, isWaiting };
}
