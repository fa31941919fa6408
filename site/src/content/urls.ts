import { UPLOADS_PREFIX } from "@schaufenster/contract/media";

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const LOOKS_LIKE_HOST = /^[^/?#@\s]+\.[a-z]{2,}(?:[/?#:]|$)/i;

/**
 * An address an editor typed, fit for `href`; null if it is empty or its scheme could run script.
 * A host without a scheme (`www.example.org`) is taken as https.
 */
export function safeHref(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const href = !HAS_SCHEME.test(text) && LOOKS_LIKE_HOST.test(text) ? `https://${text}` : text;
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
