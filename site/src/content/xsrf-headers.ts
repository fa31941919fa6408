import { XSRF_COOKIE, XSRF_HEADER } from "@schaufenster/contract/xsrf";
import { readCookie } from "./cookie.ts";

const ABSOLUTE_URL = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * Header for non-GET requests to relative URLs (spec §7, request header); none without a cookie.
 * @param cookies as in `document.cookie`
 */
export function xsrfHeaders(method: string, url: string, cookies: string): Record<string, string> {
  if (/^(?:GET|HEAD)$/i.test(method) || ABSOLUTE_URL.test(url)) return {};
  const value = readCookie(cookies, XSRF_COOKIE);
  return value === null ? {} : { [XSRF_HEADER]: value };
}
