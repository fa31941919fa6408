/** Exponential backoff: pauses that double from the first to the longest, in ms. */
export type RetrySchedule = { firstPauseMs: number; longestPauseMs: number; periodMs: number };

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/**
 * The schedule for a period: 15 s, 30 s, 1 min, 2 min and so on, then every half hour. RFC 5321 §4.5.4.1 asks for at
 * least half an hour between attempts in the long run.
 */
export function retrySchedule(hours: number): RetrySchedule {
  return { firstPauseMs: 15 * SECOND_MS, longestPauseMs: HOUR_MS / 2, periodMs: hours * HOUR_MS };
}

/**
 * The pause after a failed attempt.
 *
 * @param attempt number of the failed attempt, from 1
 * @returns ms; null if the pauses so far add up to the period
 */
export function pauseAfter(attempt: number, schedule: RetrySchedule): number | null {
  const pause = (n: number) => Math.min(schedule.firstPauseMs * 2 ** Math.min(n - 1, 30), schedule.longestPauseMs);
  let waited = 0;
  for (let n = 1; n < attempt; n += 1) waited += pause(n);
  return waited >= schedule.periodMs ? null : pause(attempt);
}
