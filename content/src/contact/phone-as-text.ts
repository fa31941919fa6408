/** What the contact form lets through (spec §5). */
const PHONE = /^[\d\-()+/ ]+$/;

/** The prefix after which a number without any space is parted: of a country (ITU-T E.164), of a German network or city. */
const COUNTRY = "(?:\\+|00)(?:[17]|2[1-689]\\d|3[578]\\d|42\\d|5[09]\\d|6[789]\\d|8[0578]\\d|9[679]\\d|\\d\\d)";
const PREFIX = new RegExp(`^(?:${COUNTRY}|0(?:30|40|69|89|[1-9]\\d\\d)|\\d{3})(?=\\d)`);

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
