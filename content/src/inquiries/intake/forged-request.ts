import { createHash, timingSafeEqual } from "node:crypto";
import { XSRF_COOKIE, XSRF_HEADER } from "@schaufenster/contract/xsrf";
import { isFromOwnOrigin } from "../../access/own-origin.ts";

/**
 * Whether a foreign page may have made a request in the visitor's name. Browsers say where it comes from (Sec-Fetch-Site,
 * older ones Origin), with cookies or without. For those that send neither, the double submit of spec §7 decides: only a page
 * of our own can read the cookie and repeat it in the header (docs/decisions/188).
 */
export function isForged(request: Request): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "none") return site !== "same-origin";
  if (headers.has("origin")) return !isFromOwnOrigin(request);
  const given = headers.get(XSRF_HEADER) ?? "";
  return given === "" || !cookieValues(headers.get("cookie") ?? "").some((value) => same(value, given));
}

/** All cookies of that name: another application on the host may have set one. Percent-decoded like the page does. */
function cookieValues(cookies: string): string[] {
  const named = cookies.split(/; */).filter((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
  return named.map((cookie) => decoded(cookie.slice(XSRF_COOKIE.length + 1)));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Compares in constant time. */
function same(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
