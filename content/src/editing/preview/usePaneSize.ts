"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** The current size of an element, in px. */
export function usePaneSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  return [pane, size];
}
