/** Marks text that only the agency can supply; a text with this mark can't be published. */
export const TO_DO = "Bitte ergänzen";

/** An open place in a legal text; a click in the text editor selects it (`fields/markdown/schema/mark-open-places.ts`). */
export const toDo = (what: string) => `[${TO_DO}: ${what}]`;

/** White space and Markdown between the words, which don't hide them from readers. */
const BETWEEN = "(?:[\\s\\u200b\\u2060\\\\>*_]|&nbsp;)+";

const OPEN = new RegExp(TO_DO.replace(" ", BETWEEN), "gi");

const HEADING = /^#{1,6}[ \t](.*)/gm;

/** The headings above a text's open places; empty before the first heading. */
export function openPlaces(text: string): string[] {
  const whole = text.normalize("NFC");
  const headings = [...whole.matchAll(HEADING)];
  const headingOf = (place: number) => headings.findLast(({ index }) => index <= place)?.[1]?.trim() ?? "";
  return [...whole.matchAll(OPEN)].map(({ index }) => headingOf(index));
}
