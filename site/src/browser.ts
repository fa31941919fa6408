/**
 * The script that every document names. Small on purpose: the page is up and usable as HTML before React is fetched,
 * which happens when the browser has time for it, or at the visitor's first touch.
 */

/** How long hydration waits for an idle moment at most, in ms. */
const IDLE_TIMEOUT_MS = 2000;

const FIRST_TOUCH = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

/** Set on the root element once script has taken over all it will. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Resolves when the page has been painted; at once where nobody sees it yet. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

if (document.getElementById("page")) {
  import("./shell.tsx").then(({ startShell }) => startShell()).then(markHydrated, console.error);
} else {
  const behaviour = painted()
    .then(() => import("./behaviour.ts"))
    .then(({ startBehaviour }) => startBehaviour());
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of FIRST_TOUCH) removeEventListener(type, start, true);
    const islands = import("./hydrate.tsx").then(({ hydrateIslands }) => hydrateIslands());
    Promise.all([behaviour, islands]).then(markHydrated, console.error);
  };
  for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true });
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, IDLE_TIMEOUT_MS);
}
