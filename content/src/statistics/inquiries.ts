import type { Payload } from "payload";
import type { Inquiry } from "../payload-types.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { addSums } from "./add-up.ts";
import { dayOf } from "./days.ts";

/** Keeps the daily number of inquiries that are deleted by age, without spam. Stored ones are counted live. */
export async function keepInquiryCount(
  payload: Payload,
  deleted: Pick<Inquiry, "receivedAt" | "status">[],
): Promise<void> {
  const days = new Map<string, number>();
  for (const { receivedAt, status } of deleted) {
    if (status === "spam" || status === "junk") continue;
    const day = dayOf(new Date(receivedAt));
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  const sums = [...days].map(([day, views]) => ({ day, kind: "inquiry" as const, name: "", views }));
  if (sums.length > 0) await inTransaction(payload, {}, (req) => addSums(req, sums));
}
