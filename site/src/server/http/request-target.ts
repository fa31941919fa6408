import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { hasOversizedHeader } from "./bounded-headers.ts";
import { redirect } from "./redirect.ts";
import type { SiteEnv } from "./site-env.ts";

/** In characters; those of a former website are shorter (contract/src/old-addresses.ts). */
const PATH_MAX = 2048;

/**
 * Whether a request target is an ordinary path (RFC 9112, 3.2.1: origin-form) that every server on the way reads alike:
 * no absolute form, no second slash that would make it a host, no backslash, no dot segments, encoded or not, and no
 * encoded bytes that aren't UTF-8, in which some would find another dot or slash.
 */
export function isPlainPath(target: string): boolean {
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\")) return false;
  const path = target
    .replace(/[?#].*/s, "")
    .replace(/%2e/gi, ".")
    .replace(/%(?:2f|5c)/gi, "/");
  return isUtf8(path) && !/%00/.test(path) && !path.split("/").some((segment) => segment === "." || segment === "..");
}

function isUtf8(path: string): boolean {
  try {
    // The result is used because a bundler drops an unused call, and with it the exception.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

const TOO_MANY_COOKIES =
  "Ihr Browser schickt mehr Cookies mit, als diese Website annimmt. Bitte löschen Sie die Cookies dieser Website, und laden Sie die Seite noch einmal.";

/** Whether a request has at most one Host (RFC 9112, 3.2): of two, each server on the way may use another. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

/** A request target with scheme and host (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#\\]*)(.*)/is;

/**
 * The path of a request target in absolute form, which every server must accept (RFC 9112, 3.2.2); any other target
 * unchanged. A target with another host than the Host header stays and is refused, since each server on the way may use
 * another.
 */
export function originForm(target: string, host: string | undefined): string {
  const [, authority = "", path = ""] = ABSOLUTE_FORM.exec(target) ?? [];
  if (authority === "" || authority.toLowerCase() !== host?.toLowerCase()) return target;
  return path.startsWith("/") ? path : `/${path}`;
}

function withSingleSlashes(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return path.replace(/\/{2,}/g, "/") + target.slice(path.length);
}

/**
 * Refuses oversized addresses and headers (RFC 9110, 15.5.15; RFC 6585, 5), targets that aren't plain paths, and
 * requests with an ambiguous host, before any routing. Redirects repeated slashes to single ones.
 */
export function rejectMalformedRequests(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    // Without a socket (in a test) the address has already been parsed.
    const incoming = context.env?.incoming;
    const target = incoming?.url ?? context.req.path;
    if (target.replace(/[?#].*/s, "").length > PATH_MAX) return context.text("Diese Adresse ist zu lang.", 414);
    if (incoming && hasOversizedHeader(incoming.headers)) return context.text(TOO_MANY_COOKIES, 431);
    const meant = withSingleSlashes(target);
    if (!isPlainPath(meant) || (incoming && !hasOneHost(incoming)))
      return context.text("Diese Adresse ist nicht lesbar.", 400);
    if (meant === target) return next();
    const isRead = context.req.method === "GET" || context.req.method === "HEAD";
    return isRead ? redirect(context, meant) : context.text("Diese Adresse ist nicht lesbar.", 400);
  };
}
