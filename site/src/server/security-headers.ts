import type { MiddlewareHandler } from "hono";
import type { SiteSettings } from "../content/domain.ts";
import type { SiteEnv } from "./environment.ts";
import type { Settings } from "./settings.ts";

/** Two years, what preload lists ask for; in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

type Analytics = SiteSettings["analytics"];

type Addresses = Pick<Settings, "publicUrl" | "apiBaseUrl">;

/**
 * What a browser may do with the site's own answers. Not put on the content system's, which sets its own.
 *
 * Documents hold no inline script and no inline style, so both are forbidden.
 *
 * @param analytics the service that is configured at the moment; its hosts are allowed, and no others
 */
export function securityHeaders(addresses: Addresses, analytics: () => Analytics): MiddlewareHandler<SiteEnv> {
  const headers = fixedHeaders(addresses);
  return async (context, next) => {
    await next();
    if (context.get("forwarded")) return;
    context.res.headers.set("content-security-policy", contentPolicy(addresses, analytics(), context.get("framedBy")));
    for (const [name, value] of headers) {
      // A route may have said something else of its own answer.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

function contentPolicy({ apiBaseUrl }: Addresses, analytics: Analytics, framedBy = "'none'"): string {
  const media = ["'self'", ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])];
  const { script, data } = analyticsHosts(analytics);
  return [
    "default-src 'none'",
    sources("script-src", "'self'", ...script),
    "style-src 'self'",
    // Icons are masks that the build has put into the stylesheet as data addresses.
    sources("img-src", ...media, "data:", ...data),
    "font-src 'self'",
    sources("media-src", ...media),
    sources("connect-src", "'self'", ...data),
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join("; ");
}

function sources(directive: string, ...hosts: string[]): string {
  return `${directive} ${hosts.join(" ")}`;
}

/** Where the service's script comes from, and where it sends to. */
function analyticsHosts(analytics: Analytics): { script: string[]; data: string[] } {
  if (analytics?.provider === "google") {
    const script = "https://www.googletagmanager.com";
    return { script: [script], data: ["https://*.google-analytics.com", script] };
  }
  const own = analytics ? [new URL(analytics.url).origin] : [];
  return { script: own, data: own };
}

function fixedHeaders({ publicUrl }: Addresses): [string, string][] {
  const headers: [string, string][] = [
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
