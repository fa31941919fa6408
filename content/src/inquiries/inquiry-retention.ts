import type { Payload } from "payload";
import { deleteHourly } from "../platform/database/hourly.ts";
import { eraseMailFilesBefore } from "../platform/mail/mail-files.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { keepInquiryCount } from "../statistics/inquiries.ts";

/**
 * Deletes inquiries older than a number of days, and their copies in files (Art. 5 (1) e GDPR, storage limitation). An
 * inquiry that is still being delivered is kept until delivery has ended.
 *
 * @returns how many inquiries were deleted
 */
export async function eraseOldInquiries(payload: Payload, days: number): Promise<number> {
  const before = new Date(schedule.wallClock().getTime() - days * DAY_MS);
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

export function startRetention(payload: Payload, days: number): void {
  deleteHourly("old inquiries", () => eraseOldInquiries(payload, days));
}
