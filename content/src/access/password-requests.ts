import { APIError, type CollectionBeforeOperationHook } from "payload";
import { RateLimit, takeAll } from "../http/rate-limit.ts";

const MINUTE_MS = 60_000;

/** Mails to one address, and in all: nobody's mailbox is to be filled by strangers. */
const each = new RateLimit({ max: 1, windowMs: MINUTE_MS });
const all = new RateLimit({ max: 20, windowMs: 60 * MINUTE_MS });

/**
 * Bounds how often a new password can be asked for, whether the account exists or not.
 *
 * It stands in for Payload's own interval, which writes beside the transaction that it has open: with SQLite, where one
 * writes at a time, it would wait for itself, and every inquiry with it.
 *
 * @throws APIError 429
 */
export const limitPasswordRequests: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation !== "forgotPassword") return;
  const email = String((args as { data?: { email?: unknown } }).data?.email ?? "").toLowerCase();
  const turn = await takeAll([() => all.take(""), () => each.take(email)]);
  if (!turn.allowed)
    throw new APIError("Das Kennwort wurde eben erst angefordert. Bitte warten Sie eine Minute.", 429, null, true);
};
