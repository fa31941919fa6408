/** Characters that the contact form lets through (spec §5). */
const PHONE = /^[\d\-()+/ ]+$/;

/** Where a number without spaces is split: after a country's two digits, or the first digits of a network or city. */
const PREFIX = /^(?:(?:\+|00)\d\d|\d{3,4})(?=\d)/;

/**
 * A phone number that spreadsheets leave alone, with spaces between its parts (DIN 5008). Otherwise they drop the plus of
 * `+491701234567` and the zero of `01701234567`, calculate `+49-30-1`, and turn `1/2` into a date.
 *
 * @returns null for what is no number at all
 */
export function phoneAsText(phone: string): string | null {
  if (!PHONE.test(phone) || !/\d/.test(phone)) return null;
  const parted = phone
    .replace(/^[^\d+(]+/, "")
    .replace(/[-/ ]+/g, " ")
    .trim();
  return parted.includes(" ") ? parted : parted.replace(/[()]/g, "").replace(PREFIX, "$& ");
}
