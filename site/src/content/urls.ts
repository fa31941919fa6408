import { UPLOADS_PREFIX } from "@schaufenster/contract/media";

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const LOOKS_LIKE_HOST = /^[^/?#@\s]+\.[a-z]{2,}(?:[/?#:]|$)/i;
/** Some are top-level domains as well. */
const LOOKS_LIKE_FILE =
  /^[^/?#]+\.(?:avif|css|csv|docx?|gif|heic|html?|ics|jpe?g|js|json|md|mov|mp[34]|pdf|php|png|pptx?|svg|txt|vcf|webm|webp|xlsx?|xml|zip)(?:[?#]|$)/i;

/**
 * An editor's URL made safe for `href`; null if it is empty or its scheme could run scripts. A host without a scheme
 * (`www.example.org`) gets https, a file name (`bild.jpg`) doesn't.
 */
export function safeHref(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const isHost = !HAS_SCHEME.test(text) && LOOKS_LIKE_HOST.test(text) && !LOOKS_LIKE_FILE.test(text);
  // Phones capitalize the first letter.
  const href = isHost ? `https://${text}` : text.replace(HAS_SCHEME, (scheme) => scheme.toLowerCase());
  // Parsed like in the browser, so that `java
  // script:` is recognized.
  const url = parse(href);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? href : null;
}

/** A file's safe URL, on the content system's host if it begins with /uploads/ (spec §3, media rules). */
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
