import { isSigned, sign } from "./signature.ts";

/** Milliseconds since the epoch, as sent. */
export const WEBHOOK_TIMESTAMP_HEADER = "x-webhook-timestamp";

/** Lower-case hexadecimal HMAC-SHA256. */
export const WEBHOOK_SIGNATURE_HEADER = "x-webhook-signature";

/** Maximum clock difference before a request counts as replayed. */
export const WEBHOOK_MAX_AGE_MS = 60_000;

export function signedHeaders(body: string, secret: string, now: number = Date.now()): Record<string, string> {
  const timestamp = String(now);
  return {
    "content-type": "application/json",
    [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
    [WEBHOOK_SIGNATURE_HEADER]: sign(`${timestamp}.${body}`, secret),
  };
}

/** Whether a body has a valid signature, not older than {@link WEBHOOK_MAX_AGE_MS}. */
export function isFreshlySigned(
  headers: Pick<Headers, "get">,
  body: string,
  secret: string,
  now: number = Date.now(),
): boolean {
  const timestamp = headers.get(WEBHOOK_TIMESTAMP_HEADER) ?? "";
  const age = Math.abs(now - Number(timestamp || Number.NaN));
  return (
    age <= WEBHOOK_MAX_AGE_MS && isSigned(`${timestamp}.${body}`, headers.get(WEBHOOK_SIGNATURE_HEADER) ?? "", secret)
  );
}
