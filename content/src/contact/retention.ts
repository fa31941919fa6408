import type { Payload } from "payload";
import { log } from "../log.ts";
import { errorCode } from "./error-code.ts";
import { eraseMailFilesBefore } from "./mail-files.ts";

const DAY_MS = 24 * 3600 * 1000;

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
    select: { messageId: true, receivedAt: true },
  });
  await eraseMailFilesBefore(before);
  if (docs.length > 0) log.info({ deleted: docs.length, days }, "old inquiries deleted");
  return docs.length;
}

/** Does so now and every day. */
export function startRetention(payload: Payload, days: number): void {
  async function run(): Promise<void> {
    await eraseOldInquiries(payload, days).catch((error: unknown) =>
      log.error({ code: errorCode(error) }, "old inquiries not deleted"),
    );
  }
  void run();
  setInterval(run, DAY_MS).unref();
}
