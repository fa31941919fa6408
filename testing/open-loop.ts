import { setTimeout as later } from "node:timers/promises";

/**
 * Sends at a fixed rate without waiting for answers, so that a server that falls behind is not spared.
 *
 * @param rate a second
 * @param send gets the number of the request
 */
export async function openLoop<T>(
  { rate, seconds }: { rate: number; seconds: number },
  send: (index: number) => Promise<T>,
): Promise<T[]> {
  const start = performance.now();
  const answers: Promise<T>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await later(wait);
    answers.push(send(index));
  }
  return Promise.all(answers);
}

/** Sends as fast as answers come, so many at a time; how many a second that were. */
export async function closedLoop(
  { atOnce, seconds }: { atOnce: number; seconds: number },
  send: (index: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let sent = 0;
  const worker = async () => {
    while (performance.now() - start < seconds * 1000) await send(sent++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sent / ((performance.now() - start) / 1000);
}

/** The value that so large a share is at or below. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
