/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * Draws items in random order, none twice until all have been drawn, then shuffles again (spec §4, video dialog). A new
 * round never begins with the item that the one before ended with, nor the first with one that is seen already.
 *
 * @returns a function that gives the next item; null if there is none at all
 */
export function shuffleBag<Item>(
  items: Iterable<Item>,
  seen?: Item | null,
  random: Random = Math.random,
): () => Item | null {
  const all = [...items];
  let round: Item[] = seen ? [seen] : [];
  let drawn = round.length;
  return () => {
    if (drawn === round.length) {
      round = shuffled(all, round.at(-1), random);
      drawn = 0;
    }
    return round[drawn++] ?? null;
  };
}

/** Fisher and Yates. Every order that does not begin with `last` is as likely as any other. */
function shuffled<Item>(items: readonly Item[], last: Item | undefined, random: Random): Item[] {
  const order = [...items];
  const swap = (a: number, b: number) => {
    [order[a], order[b]] = [order[b] as Item, order[a] as Item];
  };
  for (let end = order.length - 1; end > 0; end--) swap(end, Math.floor(random() * (end + 1)));
  if (order.length > 1 && order[0] === last) swap(0, 1 + Math.floor(random() * (order.length - 1)));
  return order;
}
