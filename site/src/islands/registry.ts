import type { ComponentType } from "react";
import { LegalDialog } from "../layout/LegalDialog.tsx";
import { ContactForm } from "../pages/landing/contact/ContactForm.tsx";
import { ReferencesCarousel } from "../pages/landing/references/ReferencesCarousel.tsx";
import { Slider } from "../pages/landing/slider/Slider.tsx";
import { VideoDialog } from "../pages/landing/video-dialog/VideoDialog.tsx";

/** A component of any props; hydrate.tsx gives it those that the server rendered it with. */
export type IslandComponent = ComponentType<never>;

/** Every island by its name. All in one chunk: apart they would be a dozen files, and two kilobytes more. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  slider: async () => Slider,
  references: async () => ReferencesCarousel,
  "video-dialog": async () => VideoDialog,
  "contact-form": async () => ContactForm,
  "legal-dialog": async () => LegalDialog,
};
