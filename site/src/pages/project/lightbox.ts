import { MEDIA_SIZES } from "@schaufenster/contract/media";
import PhotoSwipe, { type SlideData } from "photoswipe";
import styles from "photoswipe/photoswipe.css?url";
import { openedOver } from "../../ui/back-closes.ts";
import { prefersReducedMotion } from "../../ui/reduced-motion.ts";

const LINK = "a[data-lightbox]";

/** Text that visitors hear and read; the library's is English. */
const GERMAN = {
  closeTitle: "Schließen (Esc)",
  zoomTitle: "Vergrößern",
  arrowPrevTitle: "Vorheriges Bild",
  arrowNextTitle: "Nächstes Bild",
  errorMsg: "Dieses Bild lässt sich nicht laden.",
  indexIndicatorSep: " von ",
} as const;

const ICONS = {
  arrowPrevSVG: icon("M15 6l-6 6l6 6"),
  arrowNextSVG: icon("M15 6l-6 6l6 6"), // mirrored by the library
  closeSVG: icon("M18 6l-12 12M6 6l12 12"),
  zoomSVG: icon("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6"),
};

function icon(path: string): string {
  return `<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}

/**
 * Space around a picture for buttons and caption, in px; from window width `sidesFrom` also at its sides, for the
 * arrows.
 */
const ROOM = { top: 60, bottom: 72, sides: 104, sidesFrom: 1024 };

let sheet: Promise<unknown> | null = null;

/** Ratio of width to height from which a picture is a panorama. */
const PANORAMA = 3;

const WIDEST_RENDITION = Math.max(...Object.values(MEDIA_SIZES));

function loadStyles(): Promise<unknown> {
  sheet ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles });
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
  return sheet;
}

/** Whether this browser can decode the files of a `<source>`: otherwise it has loaded an image's own file. */
function readsSources(): boolean {
  const images = [...document.querySelectorAll<HTMLImageElement>("source + img")];
  return !images.some(({ currentSrc, src }) => currentSrc === src);
}

/** @param sources whether this browser can decode the sources of the page's picture */
function slideOf(link: HTMLAnchorElement, sources: boolean): SlideData {
  const image = link.querySelector("img");
  const width = Number(image?.getAttribute("width"));
  // A panorama's renditions are too low for zooming, so its original is offered, too.
  const isWide = width > WIDEST_RENDITION && width > PANORAMA * Number(image?.getAttribute("height"));
  const chosen = sources ? link.querySelector("source")?.srcset : image?.srcset;
  return {
    src: link.href,
    ...(chosen ? { srcset: isWide ? `${chosen}, ${link.href} ${width}w` : chosen } : {}),
    // A foreign content system may not know the size: the picture on the page has the same ratio.
    width: width || image?.naturalWidth || window.innerWidth,
    height: Number(image?.getAttribute("height")) || image?.naturalHeight || window.innerHeight,
    alt: image?.alt ?? "",
    msrc: image?.currentSrc,
    element: link,
  };
}

function isZoomed({ currSlide }: PhotoSwipe): boolean {
  return currSlide !== undefined && currSlide.currZoomLevel > currSlide.zoomLevels.fit;
}

/** Keys that the library lacks: Home and End, and from the first button back to the last. */
function movedByKey(lightbox: PhotoSwipe, event: KeyboardEvent): boolean {
  if (event.key === "Home" || event.key === "End") {
    lightbox.goTo(event.key === "Home" ? 0 : lightbox.getNumItems() - 1);
  } else if (event.key === "Tab" && event.shiftKey) {
    const buttons = [...(lightbox.element?.querySelectorAll("button") ?? [])].filter(
      (button) => button.checkVisibility?.({ visibilityProperty: true }) ?? true,
    );
    if (buttons.some((button, index) => index > 0 && button === document.activeElement)) return false;
    buttons.at(-1)?.focus();
  } else return false;
  event.preventDefault();
  return true;
}

function roomIn({ x: width }: { x: number }) {
  const { top, bottom, sides, sidesFrom } = ROOM;
  const side = width < sidesFrom ? 0 : sides;
  return { top, bottom, left: side, right: side };
}

function positionOf(index: number, count: number): string {
  return `Bild ${index + 1} von ${count}`;
}

const captionOf = (link: Element | undefined) => link?.parentElement?.querySelector("figcaption")?.textContent ?? "";

/** Announcement of a picture: position, alternative text and caption (WCAG 4.1.3). */
function announcementOf(links: HTMLAnchorElement[], index: number): string {
  const link = links[index];
  const words = [link?.querySelector("img")?.alt, captionOf(link)].filter(Boolean).join(" ");
  return [positionOf(index, links.length), words].filter(Boolean).join(": ");
}

/** Shows all pictures of the project, starting with the clicked one. Focus returns to its link. */
export async function openLightbox(pressed: HTMLAnchorElement): Promise<void> {
  await loadStyles();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINK)];
  const sources = readsSources();
  const calm = prefersReducedMotion();
  const lightbox = new PhotoSwipe({
    ...GERMAN,
    ...ICONS,
    dataSource: links.map((link) => slideOf(link, sources)),
    index: links.indexOf(pressed),
    bgOpacity: 1,
    paddingFn: roomIn,
    maxZoomLevel: 1, // no larger than its pixels
    secondaryZoomLevel: ({ fit, fill }) => Math.max(Math.min(1, 3 * fit), fill), // a long one fills the window
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
        element.ariaHidden = "true";
        lightbox.on("change", () => {
          element.textContent = captionOf(links[lightbox.currIndex]);
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
          // Screen readers don't announce an element's initial content.
          setTimeout(() => (element.textContent = announcementOf(links, lightbox.currIndex)), 100);
        });
      },
    });
  });
  lightbox.on("keydown", (event) => {
    if (movedByKey(lightbox, event.originalEvent)) event.preventDefault();
    // Arrow keys pan a picture larger than the window, otherwise go to the next.
    lightbox.options.arrowKeys = !isZoomed(lightbox);
  });
  lightbox.on("zoomPanUpdate", () => {
    const button = lightbox.element?.querySelector(".pswp__button--zoom");
    button?.setAttribute("aria-label", isZoomed(lightbox) ? "Verkleinern" : "Vergrößern");
  });
  // The library reuses three elements.
  lightbox.on("change", () => {
    for (const { el, slide } of lightbox.mainScroll.itemHolders)
      if (slide) el.setAttribute("aria-label", positionOf(slide.index, links.length));
  });
  // The element doesn't exist earlier.
  lightbox.on("firstUpdate", () => {
    lightbox.element?.setAttribute("aria-label", "Bilder in groß");
    lightbox.element?.setAttribute("aria-modal", "true");
    lightbox.scrollWrap?.removeAttribute("aria-roledescription");
    for (const { el } of lightbox.mainScroll.itemHolders) el.removeAttribute("aria-roledescription");
    lightbox.element?.querySelector(".pswp__counter")?.setAttribute("aria-hidden", "true");
  });
  lightbox.on(
    "close",
    openedOver(() => {
      // The library ignores close while it opens.
      if (lightbox.opener.isOpen) lightbox.close();
      else lightbox.on("openingAnimationEnd", () => lightbox.close());
    }),
  );
  lightbox.on("destroy", () => links[lightbox.currIndex]?.focus({ preventScroll: true }));
  lightbox.init();
}
