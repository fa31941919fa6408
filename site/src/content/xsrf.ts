import { XSRF_COOKIE, XSRF_HEADER } from "@schaufenster/contract/xsrf";

const ABSOLUTE_URL = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * The header that non-GET requests to non-absolute addresses carry (spec §7, request header); none if there is no cookie.
 *
 * @param cookies as in `document.cookie`
 */
export function xsrfHeaders(method: string, url: string, cookies: string): Record<string, string> {
  if (/^(?:GET|HEAD)$/i.test(method) || ABSOLUTE_URL.test(url)) return {};
  const pair = cookies.split(/; */).find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
  if (!pair) return {};
  const value = pair.slice(XSRF_COOKIE.length + 1);
  return { [XSRF_HEADER]: decodeCookie(value) };
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
