/** How the media library shows its files. */
export type LibraryView = "grid" | "list";

const KEY = "schaufenster.media-library.view";

const listeners = new Set<() => void>();
let chosen: LibraryView | null = null;

function stored(): LibraryView {
  try {
    return localStorage.getItem(KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

/** Remembers the view that was chosen last in this browser; at first, and where nothing is stored, the grid. */
export const chosenView = {
  current(): LibraryView {
    chosen ??= stored();
    return chosen;
  },
  set(view: LibraryView): void {
    chosen = view;
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // full or forbidden
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
