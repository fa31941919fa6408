import type { ComponentType } from "react";

/** A component of any props; hydrate.tsx gives it those that the server rendered it with. */
export type IslandComponent = ComponentType<never>;

/** Every island by its name. Each is a chunk of its own, fetched only by pages that have the island. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  slider: () => import("../pages/landing/slider/Slider.tsx").then((module) => module.Slider),
  references: () =>
    import("../pages/landing/references/ReferencesCarousel.tsx").then((module) => module.ReferencesCarousel),
  "video-dialog": () => import("../pages/landing/video-dialog/VideoDialog.tsx").then((module) => module.VideoDialog),
  "contact-form": () => import("../pages/landing/contact/ContactForm.tsx").then((module) => module.ContactForm),
  "legal-dialog": () => import("../layout/LegalDialog.tsx").then((module) => module.LegalDialog),
};
