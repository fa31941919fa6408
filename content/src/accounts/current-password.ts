import type { PayloadRequest } from "payload";
import { refused } from "../platform/http/refused.ts";
import { waitSentence } from "./account-answers.ts";
import { attemptOf, loginLimits } from "./account-limits.ts";
import { isPassword, type StoredPassword } from "./password-hash.ts";

const TOO_MANY_REQUESTS = 429;

/**
 * Whether the signed-in person knows the current password of their account. Wrong passwords count like failed logins:
 * otherwise an open session would allow unlimited guesses.
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
