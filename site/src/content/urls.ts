import { UPLOADS_PREFIX } from "@schaufenster/contract/media";

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const LOOKS_LIKE_HOST = /^[^/?#@\s]+\.[a-z]{2,}(?:[/?#:]|$)/i;
/** Endings that name a file; some are top-level domains as well. */
const LOOKS_LIKE_FILE =
  /^[^/?#]+\.(?:avif|css|csv|docx?|gif|heic|html?|ics|jpe?g|js|json|md|mov|mp[34]|pdf|php|png|pptx?|svg|txt|vcf|webm|webp|xlsx?|xml|zip)(?:[?#]|$)/i;

/**
 * An address an editor typed, fit for `href`; null if it is empty or its scheme could run script.
 * A host without a scheme (`www.example.org`) is taken as https, the name of a file (`bild.jpg`) is not.
 */
export function safeHref(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const isHost = !HAS_SCHEME.test(text) && LOOKS_LIKE_HOST.test(text) && !LOOKS_LIKE_FILE.test(text);
  // Phones begin with a capital.
  const href = isHost ? `https://${text}` : text.replace(HAS_SCHEME, (scheme) => scheme.toLowerCase());
  // The browser's own parser decides, so that `java\nscript:` is seen for what it is.
  const url = parse(href);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? href : null;
}

/** An address of a file: safe, and on the content system's host if it begins with /uploads/ (spec §3, media rules). */
export function mediaUrl(url: string | null | undefined, apiBaseUrl: string): string | null {
  if (!url) return null;
  if (url.startsWith(UPLOADS_PREFIX)) return `${apiBaseUrl}${url}`;
  const href = safeHref(url);
  return href && !/^(?:mailto|tel):/i.test(href) ? href : null;
}

function parse(href: string): URL | null {
  try {
    return new URL(href, "https://relative.invalid");
  } catch {
    return null;
  }
}
