import { setTimeout as pause } from "node:timers/promises";
import { healthyAnswer } from "./answers.ts";

/** Time between two questions, in ms. */
const EVERY_MS = 10_000;

/** One that starts is asked more often, in parts of that time: it may hang as soon as it has been well. */
const PARTS_AT_FIRST = 10;

/** Questions in a row without a good answer: two minutes. A lost transaction has been rolled back by then. */
const MOST_FAILED = 12;

/** How long an app may take to stop, in ms; the site's own limit is shorter. */
export const STOP_MS = 15_000;

/** Where an app says how it is. */
export type Health = { url: string; everyMs?: number };

/**
 * Resolves when an app that was well has not been for two minutes: it gives no answer, or its database gives none. One
 * that is still starting (migrating, filling its database) is not ill, nor one whose database refuses to work: a
 * new start would not help.
 *
 * @throws AbortError when the signal says that the app has ended
 */
export async function untilIll(
  { url, everyMs = EVERY_MS }: Health,
  signal: AbortSignal,
  pauseFor: typeof pause = pause,
): Promise<void> {
  let wasWell = false;
  for (let failed = 0; failed < MOST_FAILED; ) {
    await pauseFor(wasWell ? everyMs : everyMs / PARTS_AT_FIRST, undefined, { signal });
    if (await healthyAnswer(url)) {
      wasWell = true;
      failed = 0;
    } else if (wasWell) failed += 1;
  }
}
