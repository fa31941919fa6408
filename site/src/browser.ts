/**
 * The script that every document names. Small on purpose: the page is up and usable as HTML before React is fetched,
 * which happens when the browser has time for it, or at the visitor's first touch.
 */

/** How long hydration waits for an idle moment, and for the rest of the page, at most, in ms. */
const TIMEOUT_MS = 2000;

const FIRST_TOUCH = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

/** Set on the root element once script has taken over all it will. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Resolves when the visitor sees the page, its first picture included; at once where nobody looks yet. */
async function painted(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (picture && !picture.complete) {
    await new Promise((resolve) => {
      for (const type of ["load", "error"]) picture.addEventListener(type, resolve);
    });
  }
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
}

/** Resolves when the browser has nothing else to do; never in Safari, which has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => window.requestIdleCallback?.(resolve));
}

if (document.getElementById("page")) {
  import("./shell.tsx").then(({ startShell }) => startShell()).then(markHydrated, console.error);
} else {
  const touched = new Promise<void>((resolve) => {
    const note = ({ type, target }: Event) => {
      // The consent dialog takes the focus by itself.
      if (type !== "focusin" || !(target as Element).closest("dialog")) resolve();
    };
    for (const type of FIRST_TOUCH) addEventListener(type, note, { capture: true, passive: true });
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  /** Nothing that is fetched for later is to take from what the first view still waits for. */
  const begin = Promise.race([touched, painted(), timeout]);
  const behaviour = begin.then(() => import("./behaviour.ts")).then(({ startBehaviour }) => startBehaviour());
  const settled = behaviour.catch(() => {});
  begin
    .then(() => Promise.race([touched, idle(), timeout]))
    .then(() => Promise.all([import("./hydrate.tsx"), Promise.race([touched, settled, timeout])]))
    .then(([{ hydrateIslands }]) => Promise.all([hydrateIslands(), behaviour]))
    .then(markHydrated, console.error);
}
