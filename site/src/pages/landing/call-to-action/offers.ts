import type { Picture, Service } from "../../../content/domain.ts";
import { hasOffer } from "../../../content/has-offer.ts";
import { spoken } from "../../../content/spoken.ts";

export type Offer = { id: string; title: string; header: string; summary: string; image: Picture };

/** Everything before the last sentence. A period after one or two letters belongs to an abbreviation. */
const EARLIER_SENTENCES = /^.*(?<!(?<!\p{L})\p{L}{1,2})[.!?…][“‘«)]?\s+(?=\p{Lu}.{20,}$)/su;

/**
 * One offer per service with header, summary and picture (spec §2, call-to-action area). It shows the summary's last
 * sentence; the first one already opens the service's section.
 */
export function offersOf(services: Service[]): Offer[] {
  return services.filter(hasOffer).map(({ id, title, header, summary, slideImage }) => {
    return { id, title, header, summary: summary.replace(EARLIER_SENTENCES, ""), image: slideImage };
  });
}

const AMOUNT = /((?:ab\s)?\d[\d.]{0,15}(?:,\d\d)?\s(?:Euro|€))/;

/** Splits a text so that every second part is an amount of money (`ab 650 Euro`), which is highlighted. */
export const splitAtAmounts = (text: string): string[] => text.split(AMOUNT);

/** Subject of an enquiry about an offer, without the title's soft hyphens. */
export function enquirySubject(offer: Offer): string {
  return `Anfrage: ${spoken(offer.title)}`;
}
