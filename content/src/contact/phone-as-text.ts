/** Characters that the contact form lets through (spec §5). */
const PHONE = /^[\d\-()+/ ]+$/;

/** Where a number without any space is parted: behind a country's two digits, or the first digits of a network or city. */
const PREFIX = /^(?:(?:\+|00)\d\d|\d{3,4})(?=\d)/;

/**
 * A telephone number as spreadsheets leave it alone: its parts stand behind spaces (DIN 5008). They take the plus away from
 * `+491701234567` and the zero from `01701234567`, compute `+49-30-1`, and make a date of `1/2`.
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
