import type { Where } from "payload";

/** Inquiries that the mail server has not taken, without those that an editor has answered or marked as done or spam. */
export const UNDELIVERED: Where = {
  and: [{ deliveredAt: { exists: false } }, { status: { not_in: ["answered", "done", "junk"] } }],
};
