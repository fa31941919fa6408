import { plainPhone } from "./plain-phone.ts";

/** A country code before a zero that is dialled only within the country: "+49 (0)221 …". */
const BEFORE_ZERO = /^([^\d+]*(?:\+|00)[\s(]*\d{1,3}[^\d(]*)\(\s*0\s*\)/;

/** Codes of countries whose numbers have no zero after it: "+49 (0221) …". */
const NEVER_BEFORE_ZERO = /^((?:\+|00)(?:49|43|41))0+/;

/** The URL of a phone link (RFC 3966): the number as dialled, without its formatting. */
export function phoneHref(phone: string): string {
  const number = plainPhone(phone).replace(BEFORE_ZERO, "$1");
  const dialled = number.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return `tel:${dialled.replace(NEVER_BEFORE_ZERO, "$1")}`;
}

/** Digits before a slash that only divides a number: the area code, perhaps in pairs, after the country code. */
const PLACE = /^\(?(?:(?:\+|00)(?:49|\d{1,3}(?!\d))\)?[\s-]*)?(?:\(0\)\s*)?\(?(?:0?\d{1,5}|\d\d(?: \d\d?){1,2})\)?\s*$/;

const BETWEEN = /[,;+|&]|oder|und/i;

const isSeveral = (phone: string) =>
  phone
    .split(/\d+/)
    .slice(1, -1)
    .some((between) => BETWEEN.test(between));

/**
 * A number in international format (E.164), for search engines. One without a country code is German.
 *
 * @returns null for a short number such as 110, and for several: 0221 471/472
 */
export function internationalPhone(phone: string): string | null {
  const [place = "", line, ...others] = plainPhone(phone).split("/");
  if ((line !== undefined && !PLACE.test(place)) || others.length > 0 || isSeveral(phone)) return null;
  const dialled = phoneHref(phone).slice("tel:".length);
  const number = dialled.replace(/^00/, "+").replace(/^0/, "+49");
  return /^\+\d{5,15}$/.test(number) ? number : null;
}
