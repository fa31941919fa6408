import type { ReactElement } from "react";
import { ContactForm } from "./pages/landing/contact/ContactForm.tsx";
import { readContactForm } from "./pages/landing/contact/read-contact-form.ts";
import { ReferencesCarousel } from "./pages/landing/references/ReferencesCarousel.tsx";
import { readCards } from "./pages/landing/references/read-cards.ts";
import { readSlides, readTimeShown } from "./pages/landing/slider/read-slides.ts";
import { Slider } from "./pages/landing/slider/Slider.tsx";

/**
 * Islands by name: each makes the element that React hydrates from the server-rendered HTML. All in one chunk: apart
 * they would be a dozen files, and two kilobytes more.
 */
export const islands: Record<string, (island: HTMLElement) => ReactElement> = {
  slider: (island) => <Slider slides={readSlides(island)} shownMs={readTimeShown(island)} />,
  references: (island) => <ReferencesCarousel cards={readCards(island)} />,
  "contact-form": (island) => <ContactForm {...readContactForm(island)} />,
};
