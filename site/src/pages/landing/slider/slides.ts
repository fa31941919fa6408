import type { Service } from "../../../content/domain.ts";

/** What the slider shows of a service. */
export type Slide = Pick<
  Service,
  "id" | "name" | "title" | "header" | "slideContent" | "icon" | "slideImage" | "buttonText"
>;

/** The services with a place in the slider, in that order (spec §2: those with null slideId are left out). */
export function slidesOf(services: Service[]): Slide[] {
  return services
    .flatMap((service) => (service.slideId === null ? [] : [{ place: service.slideId, service }]))
    .sort((a, b) => a.place - b.place)
    .map(({ service: { id, name, title, header, slideContent, icon, slideImage, buttonText } }) => ({
      id,
      name,
      title,
      header,
      slideContent,
      icon,
      slideImage,
      buttonText,
    }));
}

/** Id of a slide's element; without script a thumbnail is a link to it. */
export function slideAnchor(slide: Pick<Slide, "id">): string {
  return `slide-${slide.id}`;
}
