/**
 * The URL of a website as people write it: without https://, as on a business card.
 *
 * @returns null if it can't be a website
 */
export function wholeAddress(written: string): string | null {
  const text = written.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, username } = new URL(whole);
  const isOne = /^https?:$/.test(protocol) && /[.:]/.test(hostname) && username === "";
  return isOne ? whole : null;
}
