const last = new Map<string, Promise<unknown>>();

/** Runs actions of the same key one after the other, so that a double click is not stored twice. */
export async function oneAtATime<T>(key: string, action: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(action, action);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
