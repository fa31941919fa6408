import type { Picture, Service } from "../../../content/domain.ts";
import { hasOffer } from "../../../content/has-offer.ts";
import { spoken } from "../../../content/spoken.ts";

/** A service's offer in the call-to-action area. */
export type Offer = { id: string; title: string; header: string; summary: string; image: Picture };

/** All before the last sentence. A point after one or two letters is that of an abbreviation. */
const EARLIER_SENTENCES = /^.*(?<!(?<!\p{L})\p{L}{1,2})[.!?…][“‘«)]?\s+(?=\p{Lu}.{20,}$)/su;

/**
 * One offer for each service that has header, summary and picture (spec §2, call-to-action area): of the summary its last
 * sentence, for the first one opens the service's section.
 */
export function offersOf(services: Service[]): Offer[] {
  return services.filter(hasOffer).map(({ id, title, header, summary, slideImage }) => {
    return { id, title, header, summary: summary.replace(EARLIER_SENTENCES, ""), image: slideImage };
  });
}

const AMOUNT = /((?:ab\s)?\d[\d.]{0,15}(?:,\d\d)?\s(?:Euro|€))/;

/** A text in parts, of which every second one is an amount of money, since people look for it: `ab 650 Euro`. */
export const aroundAmounts = (text: string): string[] => text.split(AMOUNT);

/** Subject of an enquiry about an offer; titles hyphenate, subjects do not. */
export function enquirySubject(offer: Offer): string {
  return `Anfrage: ${spoken(offer.title)}`;
}
