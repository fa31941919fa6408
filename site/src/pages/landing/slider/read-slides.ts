import { contentOf } from "../../../islands/static-content.ts";
import type { Slide } from "./slide.ts";

/** The slides of the slider's HTML, in their order. */
export function readSlides(slider: HTMLElement): Slide[] {
  const thumbnails = slider.querySelectorAll("[data-thumbnail]");
  return [...slider.querySelectorAll("[data-slide-state]")].map((slide, index) => {
    const thumbnail = thumbnails[index];
    return {
      id: slide.id,
      label: slide.getAttribute("aria-label") ?? "",
      content: contentOf(slide),
      // A single slide has none.
      thumbnail: thumbnail ? contentOf(thumbnail) : { children: null },
    };
  });
}
