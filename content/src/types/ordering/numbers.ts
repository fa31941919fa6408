/** An entry's place in an order; null: it has no number yet. */
export type Numbered = { id: number; number: number | null };

/** Distance between numbers that are given anew: others fit between them later. */
const GAP = 10;

/** Sorts by number, the smallest first; entries without one come last, older ones first. */
export function inOrder<Entry extends Numbered>(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => {
    if (a.number === null || b.number === null)
      return Number(a.number === null) - Number(b.number === null) || a.id - b.id;
    return a.number - b.number || a.id - b.id;
  });
}

/**
 * Entries with one of them moved.
 *
 * @param before the entry that it stands before then; null: it comes last
 * @returns null when one of the two is not among them
 */
export function moved<Entry extends { id: Id }, Id>(entries: Entry[], id: Id, before: Id | null): Entry[] | null {
  const entry = entries.find((each) => each.id === id);
  const others = entries.filter((each) => each.id !== id);
  const at = before === null ? others.length : others.findIndex((each) => each.id === before);
  return entry && at >= 0 ? others.toSpliced(at, 0, entry) : null;
}

/**
 * Entries in a new order with their numbers: those that they had among them, so that entries that kept their place keep
 * their number; 10, 20, 30 … where these do not tell them apart.
 */
export function renumbered<Entry extends Numbered>(entries: Entry[]): Entry[] {
  const numbers = inOrder(entries).map(({ number }) => number);
  const apart = numbers.every((number, at) => number !== null && number !== numbers[at - 1]);
  return entries.map((entry, at) => ({ ...entry, number: apart ? (numbers[at] ?? null) : (at + 1) * GAP }));
}
