import { createHash } from "node:crypto";
import { UPLOAD_SECURITY_HEADERS } from "@schaufenster/contract/media";
import type { MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../content/domain.ts";
import { OPENED_FROM_TOP_SCRIPT } from "../../layout/opened-from-top.ts";
import { SPECULATION_RULES } from "../../layout/speculation-rules.ts";
import { redirect } from "./redirect.ts";
import { isPlainPath } from "./request-target.ts";
import type { Settings } from "./settings/settings.ts";
import type { SiteEnv } from "./site-env.ts";

/** Two years, as preload lists require; in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

type Analytics = SiteSettings["analytics"];

type Addresses = Pick<Settings, "publicUrl" | "apiBaseUrl" | "mediaOrigins" | "exposesAdmin">;

/**
 * Sets security headers for the site's own pages. Files and the content system's responses have their own.
 * Documents have at most one inline style (the agency's brand), one script and speculation rules, each allowed by its
 * hash; a browser ignores anything injected.
 * @param analytics the currently configured service; only its hosts are allowed
 */
export function securityHeaders(addresses: Addresses, analytics: () => Analytics): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (context.get("answered")) return;
    const policy = contentPolicy(addresses, context.get("styles") ?? [], analytics(), context.get("framedBy"));
    for (const [name, value] of [["content-security-policy", policy] as const, ...Object.entries(FIXED_HEADERS)]) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/** CSP 3 source expression that allows an inline style or script with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const OWN_SCRIPTS = [OPENED_FROM_TOP_SCRIPT, SPECULATION_RULES].map(hashSource);

/**
 * Sets Strict-Transport-Security (RFC 6797) on every response, for editors, too, and redirects requests that a trusted
 * proxy received over http. Does nothing while the site's own address is http.
 */
export function strictTransport({
  publicUrl,
  trustedProxies,
}: Pick<Settings, "publicUrl" | "trustedProxies">): MiddlewareHandler<SiteEnv> {
  if (!publicUrl.startsWith("https:")) return (_, next) => next();
  return async (context, next) => {
    const { incoming, outgoing } = context.env;
    outgoing.setHeader("strict-transport-security", `max-age=${HSTS_MAX_AGE_S}; includeSubDomains`);
    const asked = trustedProxies > 0 && incoming.headers["x-forwarded-proto"] === "http" ? incoming.url : undefined;
    if (asked === undefined || !isPlainPath(asked) || context.req.path.startsWith("/health")) return next();
    return redirect(context, publicUrl + asked, 308);
  };
}

function contentPolicy(
  { apiBaseUrl, mediaOrigins, exposesAdmin }: Addresses,
  styles: readonly string[],
  analytics: Analytics,
  framedBy = "'none'",
): string {
  const media = ["'self'", ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : []), ...mediaOrigins];
  const { script, data } = analyticsHosts(analytics);
  return [
    "default-src 'none'",
    sources("script-src", "'self'", ...OWN_SCRIPTS, ...script),
    sources("style-src", "'self'", ...styles),
    sources("img-src", ...media, ...data),
    "font-src 'self'",
    sources("media-src", ...media),
    sources("connect-src", "'self'", ...data),
    ...(exposesAdmin ? ["frame-src 'self'"] : []), // the editor's form beside the page
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join("; ");
}

function sources(directive: string, ...hosts: string[]): string {
  return `${directive} ${hosts.join(" ")}`;
}

/** Hosts that serve the service's script and receive its data. */
function analyticsHosts(analytics: Analytics): { script: string[]; data: string[] } {
  if (analytics?.provider === "google") {
    const script = "https://www.googletagmanager.com";
    return { script: [script], data: ["https://*.google-analytics.com", script] };
  }
  const own = analytics ? [new URL(analytics.url).origin] : [];
  return { script: own, data: own };
}

/** The same on every response, unless its route has set another value. */
const FIXED_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** For built files: opened directly, none of them runs scripts. */
export const FILE_SECURITY_HEADERS = {
  ...FIXED_HEADERS,
  "content-security-policy": UPLOAD_SECURITY_HEADERS["content-security-policy"],
} as const;

/** For an agency's mark: opened directly, it uses only its own styles, pictures and fonts, and runs no scripts. */
export const MARK_SECURITY_HEADERS = {
  ...FIXED_HEADERS,
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'",
} as const;
