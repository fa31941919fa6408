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
