import type { Payload } from "payload";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { contentVersion } from "./content-version.ts";

/** Maximum age, in ms: other programs, such as imports, also write to the database. */
const MAX_AGE_MS = 60_000;

/** Delay before the database is queried again after a failure, in ms. */
const RETRY_MS = 1000;

/**
 * Reads something once per version of the published content, however many callers there are: one query a minute for
 * thousands of wrong addresses. While the database doesn't respond, the value of this version stays valid.
 *
 * @param what is read, for the log
 * @returns a getter; throws whatever `read` throws if nothing of this version has been read yet
 */
export function cachedPerVersion<Answer>(
  what: string,
  read: (payload: Payload) => Promise<Answer>,
): (payload: Payload) => Promise<Answer> {
  let kept: { version: string; until: number; answer: Promise<Answer> } | undefined;
  return async (payload) => {
    const version = contentVersion();
    const last = kept?.version === version ? kept : undefined;
    if (last && schedule.now() < last.until) return last.answer;
    const reading = { version, until: schedule.now() + MAX_AGE_MS, answer: read(payload) };
    kept = reading;
    reading.answer = reading.answer.catch((error: unknown) => {
      reading.until = schedule.now() + RETRY_MS;
      if (!last) throw error;
      log.error({ err: error }, `${what} not read; the previous value is used`);
      return last.answer;
    });
    return reading.answer;
  };
}
