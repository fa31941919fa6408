import type { Picture, Service } from "../../../content/domain.ts";
import { spoken } from "../../../content/spoken.ts";

/** What a service offers in the call-to-action area. */
export type Offer = { id: string; title: string; header: string; summary: string; image: Picture };

/** A sentence and what follows it; what is shorter may end in an abbreviation. */
const FIRST_SENTENCE = /^.{24,}?[.!?…](?=\s+\p{Lu})/su;

/**
 * One offer for each service that has header, summary and picture (spec §2, call-to-action area). Its section says the rest
 * of the summary.
 */
export function offersOf(services: Service[]): Offer[] {
  return services.flatMap(({ id, title, header, summary, slideImage }) =>
    header && summary && slideImage
      ? [{ id, title, header, summary: FIRST_SENTENCE.exec(summary)?.[0] ?? summary, image: slideImage }]
      : [],
  );
}

/** Subject of an enquiry about an offer; titles hyphenate, subjects do not. */
export function enquirySubject(offer: Offer): string {
  return `Anfrage: ${spoken(offer.title)}`;
}
