/** Marks where only the agency knows what is true; a text in which these words stand cannot be published. */
export const TO_DO = "Bitte ergänzen";

/** A place in a legal text that is still open, in Markdown. */
export const toDo = (what: string) => `**[${TO_DO}: ${what}]**`;

const OPEN = new RegExp(TO_DO.replace(" ", "\\s+"), "gi");

const HEADING = /^#{1,6}\s+(.*)$/;

/** Where a text, in Markdown, still has something to be added: for each place the heading above it, empty before the first. */
export function openPlaces(text: string): string[] {
  let heading = "";
  return text.split("\n").flatMap((line) => {
    heading = HEADING.exec(line)?.[1]?.trim() ?? heading;
    return [...line.matchAll(OPEN)].map(() => heading);
  });
}
