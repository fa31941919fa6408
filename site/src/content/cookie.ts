/**
 * The value of a cookie, decoded if it can be.
 *
 * @param cookies as in `document.cookie`
 * @returns null if there is no cookie of that name
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

/** The document's cookies; none where the browser forbids to read them. */
export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Assigns to `document.cookie`; does nothing where the browser forbids it. */
export function setCookie(assignment: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
    document.cookie = assignment;
  } catch {
    // a sandboxed frame
  }
}
