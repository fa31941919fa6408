/**
 * A cookie's decoded value, or the raw one if it can't be decoded.
 * @param cookies as in `document.cookie`
 * @returns null if there is no such cookie
 */
export function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Assigns to `document.cookie`; does nothing if the browser blocks it. */
export function setCookie(assignment: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
    document.cookie = assignment;
  } catch {}
}
