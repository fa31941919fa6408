import { NO_WORDS, type Words } from "../../words/words.ts";

type Field = { value?: unknown; initialValue?: unknown } | undefined;

export const NAMES = Object.keys(NO_WORDS) as (keyof Words)[];

const chosen = (words: Partial<Words>, isMeant: (name: keyof Words) => boolean): Partial<Words> =>
  Object.fromEntries(NAMES.filter(isMeant).map((name) => [name, words[name]]));

/** Words that were proposed for a picture before this one, and still stand in the form as proposed and not yet stored. */
export function leftOver(proposed: Partial<Words>, fieldOf: (name: keyof Words) => Field): Partial<Words> {
  return chosen(proposed, (name) => {
    const { value, initialValue } = fieldOf(name) ?? {};
    return Boolean(value) && value === proposed[name] && value !== initialValue;
  });
}

/**
 * Of a picture's words those whose fields are empty.
 *
 * @param emptied what was just taken back, and which the form may still show
 */
export function proposalsOf(words: Words, emptied: Partial<Words>, standsIn: (name: keyof Words) => unknown) {
  return chosen(words, (name) => words[name] !== "" && (!standsIn(name) || standsIn(name) === emptied[name]));
}
