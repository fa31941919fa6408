import type { Service } from "../../../content/domain.ts";
import { spoken } from "../../../content/spoken.ts";
import { EditorIcon } from "../../../ui/Icon.tsx";
import { SlideContent } from "./SlideContent.tsx";
import type { Slide } from "./slide.ts";
import styles from "./Thumbnails.module.css";

/**
 * Services with a slideId, in that order (spec §2: those with null slideId are left out).
 * @param hasWork whether there are projects that a slide can link to
 */
export function slidesOf(services: Service[], hasWork: boolean): Slide[] {
  return services
    .flatMap((service) => (service.slideId === null ? [] : [{ place: service.slideId, service }]))
    .sort((a, b) => a.place - b.place)
    .map(({ service }, index, { length }) => ({
      id: `slide-${service.id}`,
      label: `${index + 1} von ${length}: ${spoken(service.title)}`,
      content: { children: <SlideContent service={service} hasWork={hasWork} priority={index === 0} /> },
      thumbnail: {
        children: (
          <>
            <span className={styles.progress} />
            {service.icon && <EditorIcon name={service.icon} />}
            {service.title}
          </>
        ),
      },
    }));
}
