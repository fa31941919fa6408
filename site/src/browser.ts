/**
 * The script in every document. It is small because the page works as HTML before other scripts load: behaviour.ts
 * after the first paint; React only on pages with islands, when a visitor starts using the page or the slider is about
 * to need it (docs/decisions/138).
 */

import { LATER_STYLES_ID } from "./layout/linked-styles.ts";

/** Maximum wait for the first paint, for an idle moment and for behaviour.ts. */
const TIMEOUT_MS = 2000;

/** In ms from the start of script: the slider changes after 15 s, and fetches the next slide's picture 5 s before. */
const SLIDER_NEEDS_REACT_MS = 8000;

const FIRST_TOUCH = ["pointerdown", "keydown", "touchstart", "focusin"];

const LOOKING_AROUND = ["pointermove", "scroll"];

/** Marks on the root element that all scripts of the page have started. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Resolves when the picture or sheet has loaded or failed. */
function loaded(element: HTMLImageElement | HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    element.onload = element.onerror = resolve;
  });
}

/** Resolves when the page and its first picture are painted; immediately in a hidden tab. */
async function painted(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (picture && !picture.complete) await loaded(picture);
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
  // The picture may be painted a frame later than the rest.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Loads the sheet that the document has in a `noscript`. */
async function fetchLaterStyles(): Promise<void> {
  const held = document.querySelector(`noscript#${LATER_STYLES_ID}`);
  if (!held) return;
  held.insertAdjacentHTML("afterend", held.textContent ?? "");
  await loaded(held.nextElementSibling as HTMLLinkElement);
  held.remove();
}

/** Events without a visitor: the consent dialog takes the focus, and a resting pointer gets new layout. */
function byItself({ type, target, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  if (type === "focusin") return (target as Element).closest("dialog") !== null;
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

/** Resolves at the first event of these types that a visitor causes. */
function first(types: string[]): Promise<void> {
  return new Promise((resolve) => {
    const note = (event: Event) => {
      if (!byItself(event)) resolve();
    };
    for (const type of types) addEventListener(type, note, true);
  });
}

function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves when the browser is idle; never in Safari, which has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => window.requestIdleCallback?.(resolve));
}

if (document.getElementById("page")) {
  Promise.all([import("./shell.tsx"), fetchLaterStyles()])
    .then(([{ startShell }]) => startShell())
    .then(markHydrated, console.error);
} else {
  const touched = first(FIRST_TOUCH);
  const used = Promise.race([touched, first(LOOKING_AROUND), after(SLIDER_NEEDS_REACT_MS)]);
  const timeout = after(TIMEOUT_MS);
  /** Nothing else is loaded earlier, so that it doesn't delay the first view. */
  const begin = Promise.race([touched, painted(), timeout]);
  /** Dialogs open once they have their styles. */
  const behaviour = begin
    .then(() => Promise.all([import("./behaviour.ts"), fetchLaterStyles()]))
    .then(([{ startBehaviour }]) => startBehaviour());
  async function hydrated(): Promise<void> {
    if (!document.querySelector("[data-island]")) return;
    await Promise.all([begin, used]);
    await Promise.race([touched, idle(), timeout]);
    const settled = behaviour.catch(() => {});
    const [{ hydrateIslands }] = await Promise.all([
      import("./hydrate.tsx"),
      Promise.race([touched, settled, timeout]),
    ]);
    await hydrateIslands();
  }
  Promise.all([hydrated(), behaviour]).then(markHydrated, console.error);
}
