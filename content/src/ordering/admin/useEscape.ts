"use client";

import { useEffect } from "react";

/**
 * Escape ends what is dragged, and does not close the dialog: the dialog keeps its keys to itself, so the key is handed on to
 * where dnd-kit listens.
 */
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
