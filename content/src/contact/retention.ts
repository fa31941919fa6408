import type { Payload } from "payload";
import { errorCode } from "../error-code.ts";
import { keepInquiryCount } from "../figures/inquiries.ts";
import { log } from "../log.ts";
import { eraseMailFilesBefore } from "../mail/mail-files.ts";

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Stays the same until somebody sets the clock. In ms. */
const clockOffset = () => Date.now() - performance.now();

/**
 * Deletes inquiries older than a number of days, and their copies in files (Art. 5 (1) e GDPR, storage limitation). One
 * that is still being delivered is kept until that has ended.
 *
 * @returns how many inquiries were deleted
 */
export async function eraseOldInquiries(payload: Payload, days: number): Promise<number> {
  const before = new Date(Date.now() - days * DAY_MS);
  const { docs } = await payload.delete({
    collection: "inquiries",
    where: { and: [{ receivedAt: { less_than: before.toISOString() } }, { nextAttemptAt: { exists: false } }] },
    depth: 0,
    select: { messageId: true, receivedAt: true, status: true },
    context: { isNoted: true }, // by their age: a restored one is deleted like this again
  });
  await eraseMailFilesBefore(before);
  await keepInquiryCount(payload, docs);
  if (docs.length > 0) log.info({ deleted: docs.length, days }, "old inquiries deleted");
  return docs.length;
}

/**
 * Does so every hour. A clock that was set since the hour before may be wrong: then nothing is deleted for this hour, so
 * that a jump, or a clock that is set right only after the start, costs no inquiry.
 *
 * @returns to do it at once, as if the hour were over
 */
export function startRetention(payload: Payload, days: number): () => Promise<void> {
  let offset = clockOffset();

  async function run(): Promise<void> {
    const before = offset;
    offset = clockOffset();
    if (Math.abs(offset - before) > HOUR_MS) return log.warn("the clock was set: old inquiries are kept for now");
    await eraseOldInquiries(payload, days).catch((error: unknown) =>
      log.error({ code: errorCode(error) }, "old inquiries not deleted"),
    );
  }
  setInterval(run, HOUR_MS).unref();
  return run;
}
