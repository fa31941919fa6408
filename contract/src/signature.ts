import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 of a text, in lower-case hexadecimal. */
export function sign(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Whether a signature is valid, compared in constant time. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
