import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "./environment.ts";
import type { Settings } from "./settings.ts";

/** Two years, what preload lists ask for; in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * What a browser may do with the site's own answers. Not put on the content system's, which sets its own.
 *
 * Documents hold no inline script and no inline style, so both are forbidden.
 */
export function securityHeaders(settings: Pick<Settings, "publicUrl" | "apiBaseUrl">): MiddlewareHandler<SiteEnv> {
  const headers = headersFor(settings);
  return async (context, next) => {
    await next();
    if (context.get("forwarded")) return;
    for (const [name, value] of headers) {
      // A route may have said something else of its own answer.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/**
 * The content security policy of a page.
 *
 * @param framedBy who may show the page inside another one
 */
export function securityPolicy(apiBaseUrl: string, framedBy: "'none'" | "'self'" = "'none'"): string {
  const media = ["'self'", ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])].join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Icons are masks that the build has put into the stylesheet as data addresses.
    `img-src ${media} data:`,
    "font-src 'self'",
    `media-src ${media}`,
    "connect-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join("; ");
}

function headersFor({ publicUrl, apiBaseUrl }: Pick<Settings, "publicUrl" | "apiBaseUrl">): [string, string][] {
  const headers: [string, string][] = [
    ["content-security-policy", securityPolicy(apiBaseUrl)],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
  ];
  if (publicUrl.startsWith("https:")) {
    headers.push(["strict-transport-security", `max-age=${HSTS_MAX_AGE_S}; includeSubDomains`]);
  }
  return headers;
}
