import { settings } from "../settings/settings.ts";

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Values of Sec-Fetch-Site for a page of the same origin, and for a typed address. */
const OWN_SITES = new Set(["same-origin", "none"]);

/**
 * Whether a request may change something in the name of the session that its cookie carries. SameSite=Strict keeps out
 * foreign sites, but not another origin of the same site: a customer's preview below the agency's own domain.
 *
 * Browsers say where a request comes from in Sec-Fetch-Site (Fetch Metadata), older ones in Origin (RFC 6454 §7). A
 * program sends neither, and then no cookie either: it shows its token in Authorization, which no foreign page can.
 *
 * @param publicUrl the site's own address, PUBLIC_URL
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
