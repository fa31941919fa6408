"use client";

import { useEffect } from "react";

/** Escape ends the dragging and not the dialog, which keeps its keys: the key is handed on to dnd-kit. */
export function useEscape(dragging: boolean): void {
  useEffect(() => {
    if (!dragging) return;
    const hand = (event: KeyboardEvent) => {
      if (event.code !== "Escape" || event.target === document) return;
      event.preventDefault();
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape" }));
    };
    window.addEventListener("keydown", hand, true);
    return () => window.removeEventListener("keydown", hand, true);
  }, [dragging]);
}
