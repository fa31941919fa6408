import type { Where } from "payload";

/** Delivered is what the mail server has taken; what an editor has answered, or marked as done or as spam, needs no delivery. */
export const UNDELIVERED: Where = {
  and: [{ deliveredAt: { exists: false } }, { status: { not_in: ["answered", "done", "junk"] } }],
};
