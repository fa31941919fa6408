import { slug } from "@schaufenster/contract/slug";

/** Longest name part of an address, in characters; longer ones are cut at a word's end. */
const SLUG_MAX = 60;

/** Id and name as one path segment, `21-fotowand-im-foyer`; the id alone if the name holds no letter or digit. */
export function idAndName(id: string, name: string): string {
  const words = slug(name, SLUG_MAX);
  return words ? `${id}-${words}` : id;
}
