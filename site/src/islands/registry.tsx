import type { ReactElement } from "react";
import { LegalDialog } from "../layout/LegalDialog.tsx";
import { ContactForm } from "../pages/landing/contact/ContactForm.tsx";
import { readContactForm } from "../pages/landing/contact/read-contact-form.ts";
import { ReferencesCarousel } from "../pages/landing/references/ReferencesCarousel.tsx";
import { readCards } from "../pages/landing/references/read-cards.ts";
import { readSlides } from "../pages/landing/slider/read-slides.ts";
import { Slider } from "../pages/landing/slider/Slider.tsx";
import type { Exhibits } from "../pages/landing/video-dialog/credentials.ts";
import { VideoDialog } from "../pages/landing/video-dialog/VideoDialog.tsx";

/**
 * Every island by its name: makes the element that React takes over with, from the HTML that the server rendered of it.
 * All in one chunk: apart they would be a dozen files, and two kilobytes more.
 */
export const islands: Record<string, (island: HTMLElement) => ReactElement> = {
  slider: (island) => <Slider slides={readSlides(island)} />,
  references: (island) => <ReferencesCarousel cards={readCards(island)} />,
  "contact-form": (island) => <ContactForm {...readContactForm(island)} />,
  "video-dialog": (island) => <VideoDialog {...(propsBeside(island) as Exhibits)} />,
  "legal-dialog": () => <LegalDialog />,
};

/** What IslandProps.tsx has put beside an island. */
function propsBeside(island: HTMLElement): unknown {
  return JSON.parse(island.nextElementSibling?.textContent ?? "{}");
}
