/** In [0, 1). */
export type Random = () => number;

/**
 * Draws items in random order, none twice until all have been drawn, then reshuffles (spec §4, video dialog). A round
 * never begins with the previous round's last item, nor the first with one that is already visible.
 * @returns a function that draws the next item; null if there are none
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

/** Fisher–Yates. Every order that doesn't begin with `last` is equally likely. */
function shuffled<Item>(items: readonly Item[], last: Item | undefined, random: Random): Item[] {
  const order = [...items];
  const swap = (a: number, b: number) => {
    [order[a], order[b]] = [order[b] as Item, order[a] as Item];
  };
  for (let end = order.length - 1; end > 0; end--) swap(end, Math.floor(random() * (end + 1)));
  if (order.length > 1 && order[0] === last) swap(0, 1 + Math.floor(random() * (order.length - 1)));
  return order;
}
