import { createHash, timingSafeEqual } from "node:crypto";
import { XSRF_COOKIE, XSRF_HEADER } from "@schaufenster/contract/xsrf";

/**
 * Whether a request may have been made by a foreign page in the visitor's name. Double submit (spec §7, request header):
 * only a page of our own can read the cookie and repeat it in the header. Browsers also tell by themselves
 * (Sec-Fetch-Site, Fetch Metadata).
 */
export function isForged({ headers }: Request): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const [cookie, header] = [cookieValue(headers.get("cookie") ?? ""), headers.get(XSRF_HEADER) ?? ""];
  return cookie === "" || header === "" || !same(cookie, header);
}

/** The first one of the name, percent-decoded as the page does it. */
function cookieValue(cookies: string): string {
  const pair = cookies.split(/; */).find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
  const value = pair?.slice(XSRF_COOKIE.length + 1) ?? "";
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** In a time that tells nothing about where they differ. */
function same(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
