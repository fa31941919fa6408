/** Marks where only the agency knows what is true; a text in which these words stand cannot be published. */
export const TO_DO = "Bitte ergänzen";

/** A place in a legal text that is still open, in Markdown. */
export const toDo = (what: string) => `**[${TO_DO}: ${what}]**`;

/** Blanks, line ends and marks of Markdown between the words do not hide them from a reader. */
const BETWEEN = "(?:[\\s\\u200b\\u2060\\\\>*_]|&nbsp;)+";

const OPEN = new RegExp(TO_DO.replace(" ", BETWEEN), "gi");

const HEADING = /^#{1,6}[ \t](.*)/gm;

/** Where a text, in Markdown, still has something to be added: for each place the heading above it, empty before the first. */
export function openPlaces(text: string): string[] {
  const whole = text.normalize("NFC");
  const headings = [...whole.matchAll(HEADING)];
  const headingOf = (place: number) => headings.findLast(({ index }) => index <= place)?.[1]?.trim() ?? "";
  return [...whole.matchAll(OPEN)].map(({ index }) => headingOf(index));
}
