import { setTimeout as pause } from "node:timers/promises";
import { healthyAnswer } from "./answers.ts";

const EVERY_MS = 10_000;

/** A newly started app is checked this many times as often: it may hang soon after becoming healthy. */
const STARTING_FACTOR = 10;

/** Failed checks in a row: two minutes. A lost transaction has been rolled back by then. */
const FAILED_CHECKS_MAX = 12;

/** Shutdown timeout of an app; the site's own is shorter. */
export const STOP_MS = 15_000;

export type Health = { url: string; everyMs?: number };

/**
 * Resolves when an app that was healthy has been unhealthy for two minutes: it doesn't respond, or its database
 * doesn't. An app that is starting (migrating, seeding) isn't unhealthy, nor is one whose database refuses writes,
 * since a restart wouldn't help.
 *
 * @throws AbortError when the signal reports that the app has ended
 */
export async function untilUnhealthy(
  { url, everyMs = EVERY_MS }: Health,
  signal: AbortSignal,
  pauseFor: typeof pause = pause,
): Promise<void> {
  let wasWell = false;
  for (let failed = 0; failed < FAILED_CHECKS_MAX; ) {
    await pauseFor(wasWell ? everyMs : everyMs / STARTING_FACTOR, undefined, { signal });
    if (await healthyAnswer(url)) {
      wasWell = true;
      failed = 0;
    } else if (wasWell) failed += 1;
  }
}
