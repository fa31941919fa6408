import { plainPhone } from "./plain-phone.ts";

/**
 * The address of a phone link (RFC 3966): what a number means when dialled, without the signs it is written with. The zero of
 * "+49 (0)221 …" is dialled within the country alone, where the code is not.
 */
export function phoneHref(phone: string): string {
  const number = plainPhone(phone).replace(/^((?:\+|00)[\d\s]*)\(0\)/, "$1");
  return `tel:${number.replace(/(?!^\+)\D/g, "")}`;
}

/**
 * A number as it is dialled from everywhere (E.164), for search engines. One without a country's code is a German one.
 *
 * @returns null for what is no number of a line, such as 110
 */
export function internationalPhone(phone: string): string | null {
  const dialled = phoneHref(phone).slice("tel:".length);
  const number = dialled.replace(/^00/, "+").replace(/^0/, "+49");
  return /^\+\d{5,15}$/.test(number) ? number : null;
}
