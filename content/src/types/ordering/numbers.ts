/** An entry's position; null if it has no number yet. */
export type Numbered = { id: number; number: number | null };

/** Gap between reassigned numbers, so that others fit in between. */
const GAP = 10;

/** Sorts by number, ascending; entries without one come last, oldest first. */
export function inOrder<Entry extends Numbered>(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => {
    if (a.number === null || b.number === null)
      return Number(a.number === null) - Number(b.number === null) || a.id - b.id;
    return a.number - b.number || a.id - b.id;
  });
}

/**
 * The entries with one of them moved.
 *
 * @param before the next entry after the move; null for the end
 * @returns null if one of the two is missing
 */
export function moved<Entry extends { id: Id }, Id>(entries: Entry[], id: Id, before: Id | null): Entry[] | null {
  const entry = entries.find((each) => each.id === id);
  const others = entries.filter((each) => each.id !== id);
  const at = before === null ? others.length : others.findIndex((each) => each.id === before);
  return entry && at >= 0 ? others.toSpliced(at, 0, entry) : null;
}

/**
 * Assigns numbers in the new order: reuses the existing ones, so that unmoved entries keep theirs; 10, 20, 30 … if
 * these are ambiguous.
 */
export function renumbered<Entry extends Numbered>(entries: Entry[]): Entry[] {
  const numbers = inOrder(entries).map(({ number }) => number);
  const apart = numbers.every((number, at) => number !== null && number !== numbers[at - 1]);
  return entries.map((entry, at) => ({ ...entry, number: apart ? (numbers[at] ?? null) : (at + 1) * GAP }));
}
