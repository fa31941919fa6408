"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { Batch } from "./batch.ts";
import { type Item, isPending } from "./item.ts";

/** The state of a batch for a component. While uploads are pending, the browser warns before the page is left. */
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
