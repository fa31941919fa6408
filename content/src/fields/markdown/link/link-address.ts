const SCHEMES = /^(?:https?|mailto|tel):\S+$/i;
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i;
const PHONE = /^\+?[\d\s()/-]{5,}$/;
const HOST = /^[^\s/?#@]+\.[a-z]{2,}(?:[/?#:]\S*)?$/i;
const OWN = /^(?:\/(?!\/)|#)\S*$/;

/**
 * Converts an editor's input to a link's URL: `www.example.org` to https, `hallo@example.org` to mailto, a number to
 * tel.
 *
 * @returns null for an invalid URL or one that could run script
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (SCHEMES.test(text) || OWN.test(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[\s()/-]/g, "")}`;
  // A host with a port looks like a scheme.
  if (HOST.test(text) && (!ANY_SCHEME.test(text) || /^[^:]+:\d/.test(text))) return `https://${text}`;
  return null;
}
