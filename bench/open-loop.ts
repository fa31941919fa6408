/** Load at a fixed rate, whatever the answers do: a stall is seen in full, for each latency counts from when it was due. */
import { setTimeout as later } from "node:timers/promises";

export type Latencies = {
  sent: number;
  /** In ms, shortest first; of what was answered as it should be. */
  sorted: number[];
};

/**
 * @param rate a second
 * @param send does one thing; resolves to whether it was answered as it should be
 */
export async function atRate(
  rate: number,
  seconds: number,
  send: (index: number) => Promise<boolean>,
): Promise<Latencies> {
  const start = performance.now();
  const answers: Promise<number | null>[] = [];
  for (let index = 0; index < rate * seconds; index++) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await later(wait);
    answers.push(send(index).then((answered) => (answered ? performance.now() - due : null)));
  }
  const latencies = (await Promise.all(answers)).filter((latency) => latency !== null);
  return { sent: answers.length, sorted: latencies.sort((a, b) => a - b) };
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
