import PhotoSwipe, { type SlideData } from "photoswipe";
import styles from "photoswipe/photoswipe.css?url";
import { prefersReducedMotion } from "../../ui/reduced-motion.ts";

const LINK = "a[data-lightbox]";
const SERIES = "[data-series]";

/** What the visitor hears and reads; the library speaks English. */
const GERMAN = {
  closeTitle: "Schließen (Esc)",
  zoomTitle: "Vergrößern",
  arrowPrevTitle: "Vorheriges Bild",
  arrowNextTitle: "Nächstes Bild",
  errorMsg: "Dieses Bild lässt sich nicht laden.",
  indexIndicatorSep: " von ",
} as const;

/** Kept free around a picture for buttons and caption, in px. */
const ROOM = { top: 60, bottom: 72, left: 0, right: 0 };

let sheet: Promise<unknown> | null = null;

/** Resolves when the library's styles hold. */
function loadStyles(): Promise<unknown> {
  sheet ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles });
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
  return sheet;
}

function slideOf(link: HTMLAnchorElement): SlideData {
  const { lightbox, srcset, width, height } = link.dataset;
  const image = link.querySelector("img");
  return {
    src: lightbox ?? link.href,
    ...(srcset ? { srcset } : {}),
    // A foreign content system may not know the size: what the page has loaded has the same shape.
    width: Number(width) || image?.naturalWidth || window.innerWidth,
    height: Number(height) || image?.naturalHeight || window.innerHeight,
    alt: image?.alt ?? "",
    msrc: image?.currentSrc,
    element: link,
  };
}

function positionOf(index: number, count: number): string {
  return `Bild ${index + 1} von ${count}`;
}

/** What is said when a picture comes: its position, what is to be seen, and its caption (WCAG 4.1.3). */
function announcementOf(links: HTMLAnchorElement[], index: number): string {
  const link = links[index];
  const words = [link?.querySelector("img")?.alt, link?.dataset.caption].filter(Boolean).join(" ");
  return [positionOf(index, links.length), words].filter(Boolean).join(": ");
}

/**
 * Shows a series over the page, from the picture that was pressed: arrows, swipe, zoom and captions. The focus returns to
 * the picture's link.
 */
export async function openLightbox(pressed: HTMLAnchorElement): Promise<void> {
  await loadStyles();
  const links = [...(pressed.closest(SERIES)?.querySelectorAll<HTMLAnchorElement>(LINK) ?? [pressed])];
  const calm = prefersReducedMotion();
  const lightbox = new PhotoSwipe({
    ...GERMAN,
    dataSource: links.map(slideOf),
    index: links.indexOf(pressed),
    bgOpacity: 1,
    padding: ROOM,
    maxZoomLevel: 1, // no larger than its pixels
    showHideAnimationType: calm ? "none" : "zoom",
    zoomAnimationDuration: calm ? 0 : 280,
  });
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "caption",
      order: 9,
      isButton: false,
      appendTo: "root",
      onInit: (element) => {
        element.ariaHidden = "true"; // the announcement holds it
        lightbox.on("change", () => {
          element.textContent = links[lightbox.currIndex]?.dataset.caption ?? "";
        });
      },
    });
    lightbox.ui?.registerElement({
      name: "announcement",
      className: "visually-hidden",
      isButton: false,
      appendTo: "root",
      onInit: (element) => {
        element.role = "status";
        lightbox.on("change", () => {
          element.textContent = announcementOf(links, lightbox.currIndex);
        });
      },
    });
  });
  // The library moves three elements along the series.
  lightbox.on("change", () => {
    for (const { el, slide } of lightbox.mainScroll.itemHolders)
      if (slide) el.setAttribute("aria-label", positionOf(slide.index, links.length));
  });
  // Earlier there is no element.
  lightbox.on("firstUpdate", () => {
    lightbox.element?.setAttribute("aria-label", "Bilder in groß");
    lightbox.element?.setAttribute("aria-modal", "true");
    lightbox.scrollWrap?.removeAttribute("aria-roledescription");
    for (const { el } of lightbox.mainScroll.itemHolders) el.removeAttribute("aria-roledescription");
    lightbox.element?.querySelector(".pswp__counter")?.setAttribute("aria-hidden", "true");
  });
  lightbox.on("destroy", () => links[lightbox.currIndex]?.focus({ preventScroll: true }));
  lightbox.init();
}
