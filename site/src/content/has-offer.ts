import type { Picture, Service } from "./domain.ts";

/** Whether a service appears in the call-to-action area: with header, summary and picture (spec §2). */
export function hasOffer(service: Service): service is Service & { slideImage: Picture } {
  return Boolean(service.header && service.summary && service.slideImage);
}
