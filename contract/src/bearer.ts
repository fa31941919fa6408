import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a request's `Authorization` header is `Bearer` and this token (RFC 6750, 2.1), compared in constant time.
 * False without a token.
 */
export function hasBearer(authorization: string | null | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
