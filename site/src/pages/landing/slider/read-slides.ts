import { contentOf } from "../../../islands/static-content.ts";
import type { Slide } from "./slide.ts";

export function readSlides(slider: HTMLElement): Slide[] {
  const thumbnails = slider.querySelectorAll("[data-thumbnail]");
  return [...slider.querySelectorAll("[data-slide-state]")].map((slide, index) => {
    const thumbnail = thumbnails[index];
    return {
      id: slide.id,
      label: slide.getAttribute("aria-label") ?? "",
      content: contentOf(slide),
      thumbnail: thumbnail ? contentOf(thumbnail) : { children: null },
    };
  });
}

/** How long the slide has been shown, in ms, read from the progress line above its thumbnail. */
export function readTimeShown(slider: HTMLElement): number {
  const line = slider
    .querySelector("[data-thumbnail][data-current]")
    ?.getAnimations({ subtree: true })
    .find((animation) => animation instanceof CSSAnimation);
  return Number(line?.currentTime ?? 0);
}
