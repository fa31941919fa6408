import { settings } from "../platform/settings/settings.ts";

/** Safe methods (RFC 9110 §9.2.1). */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Sec-Fetch-Site of same-origin pages and of typed addresses. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Whether a request may make changes with its cookie's session. SameSite=Strict blocks foreign sites, but not another origin
 * on the same site, such as a client's preview on a subdomain of the agency's.
 *
 * Browsers send the request's origin in Sec-Fetch-Site (Fetch Metadata), older ones in Origin (RFC 6454 §7). API clients
 * send neither, and no cookie: they authenticate with a token in Authorization, which a foreign page can't.
 */
export function isFromOwnOrigin(
  { method, headers }: Pick<Request, "method" | "headers">,
  publicUrl: string | undefined = settings.PUBLIC_URL,
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return OWN_SITES.has(site);
  const origin = headers.get("origin");
  if (origin === null) return headers.get("cookie")?.includes("payload-token=") !== true;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}
