/**
 * Additional script of a preview: it scrolls to what is edited, reports to the admin when that is painted and what is
 * clicked, and opens links in a new tab, because other pages may not be framed.
 */
import type { Place } from "@schaufenster/contract/place";
import {
  isPreviewMessage,
  PREVIEW_MESSAGE,
  type PreviewAnswer,
  type PreviewOrder,
  type PreviewPosition,
  type PreviewTarget,
} from "@schaufenster/contract/preview-frame";
import { elementFor } from "./editing/place-on-page.ts";
import { clickInPreview, ownParts } from "./editing/preview-clicks.ts";
import { layOutAtOnce } from "./scrolling/deferred-layout.ts";
import { isFramed } from "./ui/framed.ts";

/**
 * Maximum wait for React, and for fonts and pictures in view, in ms: an incomplete preview is better than an old one.
 */
const PATIENCE_MS = 4000;

const OPEN_MENU_STYLE =
  "position: fixed; inset: 0; z-index: 30; box-shadow: 0 0 0 100vmax rgb(var(--shade-rgb) / 0.94)";

const admin: Window | null = window.parent === window ? window.opener : window.parent;

function tell(message: PreviewAnswer): void {
  admin?.postMessage(message, location.origin);
}

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** The element that shows the entry; null for an entry with its own page, and for one that the page doesn't show. */
function elementOf({ collection, id, part }: PreviewTarget): HTMLElement | null {
  if (collection === "references") return document.getElementById(`reference-${id}`);
  if (collection !== "services") return null;
  const slide = part === "slide" ? document.getElementById(`slide-${id}`) : null;
  return slide ?? document.getElementById(`service-${id}-title`);
}

/** A slider or carousel scrolls sideways until React runs, which starts at its scroll position. */
function bringIntoView(item: HTMLElement, row: Element | null | undefined): void {
  if (!row) return;
  row.scrollBy({ left: item.getBoundingClientRect().left - row.getBoundingClientRect().left, behavior: "instant" });
}

async function showSlide(slide: HTMLElement): Promise<void> {
  const thumbnail = document.querySelector<HTMLElement>(`[data-thumbnail][href="#${slide.id}"]`);
  if (slide.closest("[data-running]")) return thumbnail?.click();
  history.replaceState(history.state, "", `#${slide.id}`);
  bringIntoView(slide, slide.parentElement);
  await Promise.race([hydrated(), waited()]); // the pictures of other slides wait for hydration
}

function hydrated(): Promise<void> {
  const root = document.documentElement;
  dispatchEvent(new Event("pointermove")); // React waits for the visitor's input
  return new Promise((resolve) => {
    const look = () => "hydrated" in root.dataset && resolve();
    new MutationObserver(look).observe(root, { attributeFilter: ["data-hydrated"] });
    look();
  });
}

/** Scrolls this window only: `scrollIntoView` and a fragment would scroll the admin, too. */
function scrollToElement(element: HTMLElement | null): void {
  const top = element?.closest("section")?.getBoundingClientRect().top;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  scrollTo({ top: top === undefined ? 0 : top + scrollY - header, behavior: "instant" });
}

/** Resolves when fonts and pictures in view have loaded, fades have ended, and a frame is painted. */
async function painted(): Promise<void> {
  const inView = (picture: Element) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const pictures = [...document.images].filter(inView).map((picture) => picture.decode());
  const fading = document.querySelector("main")?.getAnimations() ?? [];
  const all = Promise.allSettled([document.fonts.ready, ...pictures, ...fading.map(({ finished }) => finished)]);
  await Promise.race([all, waited()]);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

async function show(target: PreviewTarget, keep: PreviewPosition | null): Promise<void> {
  layOutAtOnce();
  if (editedMenuItem()) markField(null);
  const element = elementOf(target);
  const shown = element?.id ?? null;
  if (element && shown?.startsWith("slide-")) await showSlide(element);
  if (element) bringIntoView(element, element.closest("[data-track]")?.parentElement);
  if (keep && keep.shown === shown) scrollTo({ top: keep.y, behavior: "instant" });
  else scrollToElement(element);
  await painted();
  tell({ type: PREVIEW_MESSAGE, state: "painted", shown });
}

let target: PreviewTarget | null = null;
let marked: HTMLElement | null = null;

/**
 * The edited menu item. If the header doesn't show it, the menu is opened as a non-modal dialog: a modal one would take
 * the form's focus.
 */
function editedMenuItem(): HTMLElement | undefined {
  const [inHeader, inMenu] = document.querySelectorAll<HTMLElement>("[data-edited]");
  const isFolded = inHeader?.checkVisibility() === false;
  const menu = inMenu?.closest("dialog");
  if (menu) Object.assign(menu, { open: isFolded }).style.cssText = OPEN_MENU_STYLE;
  return isFolded ? inMenu : inHeader;
}

/** Marks the text or picture that shows a field's value; keeps the last mark until the field's new text arrives. */
function markField(place: Place | null): void {
  const within = [...ownParts(target).map(({ element }) => element), document.body];
  const found = editedMenuItem() ?? (place && elementFor(place, within));
  if (place && !found) return;
  marked?.style.removeProperty("outline");
  marked = found;
  if (!marked) return;
  marked.style.outline = "3px solid var(--signal)";
  const { top, bottom } = marked.getBoundingClientRect();
  const scrolled = marked.closest("[data-dialog-body]") ?? window;
  if (top < 0 || bottom > innerHeight) scrolled.scrollBy({ top: top - innerHeight / 3, behavior: "instant" });
}

window.addEventListener("message", (event: MessageEvent) => {
  if (!admin || !isPreviewMessage(event, { origin: location.origin, source: admin })) return;
  const order = event.data as PreviewOrder;
  if (order.state === "saved") return location.reload();
  if (order.state === "field") return markField(order.place);
  target = order.target;
  void show(order.target, order.keep);
});
tell({ type: PREVIEW_MESSAGE, state: "ready" });
window.addEventListener("resize", () => editedMenuItem() && markField(null));

document.addEventListener(
  "click",
  (event) => {
    if (isFramed() && target && event.target instanceof Element) {
      const answer = clickInPreview(event, event.target, target);
      if (answer) return tell(answer);
    }
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && link.pathname !== location.pathname) link.target = "_blank";
  },
  { capture: true },
);
