import { createHash } from "node:crypto";
import { UPLOAD_SECURITY_HEADERS } from "@schaufenster/contract/media";
import type { MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../content/domain.ts";
import { OPENED_FROM_TOP_SCRIPT } from "../../layout/opened-from-top.ts";
import { SPECULATION_RULES } from "../../layout/speculation-rules.ts";
import type { Settings } from "../settings/settings.ts";
import { redirect } from "./redirect.ts";
import { isPlainPath } from "./request-target.ts";
import type { SiteEnv } from "./site-env.ts";

/** Two years, what preload lists ask for; in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

type Analytics = SiteSettings["analytics"];

type Addresses = Pick<Settings, "publicUrl" | "apiBaseUrl" | "mediaOrigins" | "exposesAdmin">;

/**
 * Sets what a browser may do with the site's own pages. Files and the content system's answers bring their own headers.
 *
 * Documents hold one style, that of the agency's brand if it has one, one script and rules for fetching ahead, which are
 * named by their hashes; a browser obeys no other that is put into one.
 *
 * @param analytics the service that is configured at the moment; its hosts are allowed, and no others
 */
export function securityHeaders(addresses: Addresses, analytics: () => Analytics): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (context.get("answered")) return;
    const policy = contentPolicy(addresses, context.get("styles") ?? [], analytics(), context.get("framedBy"));
    for (const [name, value] of [["content-security-policy", policy] as const, ...Object.entries(FIXED_HEADERS)]) {
      // A route may have said something else of its own answer.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/** Source of a policy (CSP 3) that lets in a style or script with just this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const OWN_SCRIPTS = [OPENED_FROM_TOP_SCRIPT, SPECULATION_RULES].map(hashSource);

/**
 * Makes https stay https (RFC 6797), in every answer, also to editors who never open another page. A request that
 * a trusted proxy took by http is sent to https. Does nothing while the site's own address is http.
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
    ...(exposesAdmin ? ["frame-src 'self'"] : []), // an editor's form beside the page
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

/** The same on every answer, unless its route has said something else. */
const FIXED_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** On built files: opened by itself, none of them runs anything. */
export const FILE_SECURITY_HEADERS = {
  ...FIXED_HEADERS,
  "content-security-policy": UPLOAD_SECURITY_HEADERS["content-security-policy"],
} as const;

/** On an agency's mark: opened by itself it is drawn with the styles, pictures and typefaces in it, and nothing of it runs. */
export const MARK_SECURITY_HEADERS = {
  ...FIXED_HEADERS,
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'",
} as const;
