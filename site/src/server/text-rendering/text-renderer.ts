import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Script } from "node:vm";
import { textBounds } from "@schaufenster/contract/text-bounds";
import { LRUCache } from "lru-cache";
import {
  plainText,
  type RenderedText,
  type RenderText,
  renderText,
  type TextJob,
} from "../../content/markdown/texts.ts";
import { SlowLane } from "./slow-lane.ts";

/** Bounds of texts that are rendered at once: their length in characters, their work and their levels. */
const QUICK_LENGTH = 15_000;
const QUICK_WORK = 100_000;
const QUICK_LEVELS = 8;

/** If one takes longer all the same, in ms, it is stopped, and for a while none is rendered at once. */
const QUICK_MAX_MS = 200;
const CLOSED_MS = 2000;

/**
 * Longest time that one text may take, in ms: a long one with much in it takes a second or two, on a busy machine some
 * more. And how long a page waits for it: then it stands there as it was typed, and the next page has it.
 */
const LIMITS = { textMs: 20_000, pageMs: 8000 };

/** While so many texts are waited for, a page waits only this long for another, in ms: each keeps a page's slot. */
const PATIENCE = 3;
const IMPATIENT_MS = 1000;

/** Bound of what is kept of the results, in characters of HTML. A page is rendered anew more often than its text changes. */
const KEPT_CHARACTERS = 10_000_000;

/** A text that stands as it was typed is tried again after this, in ms. */
const PLAIN_KEPT_MS = 10 * 60_000;

/** A property of the global object is all that a script of node:vm sees. */
const CURRENT = Symbol.for("schaufenster.current-text");
const script = new Script(`globalThis[Symbol.for("schaufenster.current-text")]()`);

/**
 * Runs work on this thread and stops it at any point when it takes too long.
 *
 * @throws Error ERR_SCRIPT_EXECUTION_TIMEOUT
 */
function runAtMost(ms: number, work: () => RenderedText): RenderedText {
  Object.assign(globalThis, { [CURRENT]: work });
  return script.runInThisContext({ timeout: ms }) as RenderedText;
}

const isTimeout = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

/** Whether a text is rendered at once. */
export function isQuick(text: string): boolean {
  if (text.length > QUICK_LENGTH) return false;
  const { work, levels } = textBounds(text);
  return work <= QUICK_WORK && levels <= QUICK_LEVELS;
}

/**
 * Renders texts so that none holds up the pages of others: what is short and simple at once, all else in a thread of
 * its own, both with a limit of time. Every text is shown in some form.
 *
 * @param onPlain told of a text that is shown as it was typed, by its length
 */
export function createTextRenderer(onPlain: (length: number) => void, limits = LIMITS): RenderText {
  const slowLane = new SlowLane(limits.textMs);
  const kept = new LRUCache<string, RenderedText>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ pieces, summary }) => JSON.stringify(pieces).length + summary.length,
  });
  const running = new Map<string, Promise<RenderedText>>();
  let closedUntil = 0;
  let waiting = 0;

  function keep(key: string, result: RenderedText): RenderedText {
    kept.set(key, result, result.isPlain ? { ttl: PLAIN_KEPT_MS } : {});
    return result;
  }

  function atOnce(job: TextJob, key: string): RenderedText | null {
    if (performance.now() < closedUntil || !isQuick(job.text)) return null;
    try {
      return keep(
        key,
        runAtMost(QUICK_MAX_MS, () => renderText(job)),
      );
    } catch (error) {
      if (!isTimeout(error)) throw error;
      closedUntil = performance.now() + CLOSED_MS;
      return null;
    }
  }

  async function apart(job: TextJob, key: string): Promise<RenderedText> {
    const result = await slowLane.render(job);
    running.delete(key);
    keep(key, result);
    if (result.isPlain) onPlain(job.text.length);
    return result;
  }

  async function inTime(job: TextJob, key: string): Promise<RenderedText> {
    const rendering = running.get(key) ?? apart(job, key);
    running.set(key, rendering);
    const turn = new AbortController();
    const givenUp = pause(waiting < PATIENCE ? limits.pageMs : IMPATIENT_MS, null, { signal: turn.signal });
    waiting += 1;
    const result = await Promise.race([rendering, givenUp.catch(() => null)]);
    waiting -= 1;
    turn.abort();
    return result ?? plainText(job.text);
  }

  return async (job) => {
    const key = createHash("sha256").update(JSON.stringify(job)).digest("base64");
    return kept.get(key) ?? atOnce(job, key) ?? inTime(job, key);
  };
}
