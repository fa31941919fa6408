import { createHmac, timingSafeEqual } from "node:crypto";

/** The keyed hash of a text (HMAC-SHA256), in lower-case hexadecimal. */
export function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Whether a signature is that of a text, in a time that tells nothing about where it differs. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
