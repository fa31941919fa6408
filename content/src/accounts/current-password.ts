import type { PayloadRequest } from "payload";
import { refused } from "../http/refused.ts";
import { waitSentence } from "./answers.ts";
import { attemptOf, loginLimits } from "./limits.ts";
import { isPassword, type StoredPassword } from "./password-hash.ts";

const TOO_MANY_REQUESTS = 429;

/**
 * Whether the person who is signed in knows the current password of their account. Wrong ones count like wrong logins:
 * otherwise a session left open would be a place to guess at leisure.
 *
 * @throws APIError 429 after too many wrong ones
 */
export async function knowsCurrentPassword(
  { headers }: PayloadRequest,
  account: StoredPassword & { email: string },
  currentPassword: unknown,
): Promise<boolean> {
  const attempt = attemptOf(headers, account.email);
  const waitMs = await loginLimits.take(attempt);
  if (waitMs > 0) throw refused(waitSentence(waitMs), TOO_MANY_REQUESTS);
  const isRight = await isPassword(String(currentPassword ?? ""), account);
  if (isRight) await loginLimits.giveBack(attempt);
  return isRight;
}
