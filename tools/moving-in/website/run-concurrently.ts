/** Processes a list that may grow meanwhile, with this concurrency. */
export async function runConcurrently<Item>(
  count: number,
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  let underWay = 0;
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      while (underWay < count && next < items.length) {
        underWay += 1;
        work(items[next++] as Item).then(() => {
          underWay -= 1;
          go();
        }, reject);
      }
      if (underWay === 0 && next >= items.length) resolve();
    };
    go();
  });
}
