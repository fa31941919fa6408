import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "./site-env.ts";

/**
 * Whether a request target is an ordinary path (RFC 9112, 3.2.1: origin-form) that every server on the way reads alike: no
 * absolute form, no second slash that would make it a host, no backslash, no dot segments, encoded or not, and nothing
 * encoded that is no UTF-8, in which some would find another dot or slash.
 */
export function isPlainPath(target: string): boolean {
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\")) return false;
  const path = target
    .replace(/[?#].*$/s, "")
    .replace(/%2e/gi, ".")
    .replace(/%(?:2f|5c)/gi, "/");
  return isUtf8(path) && !/%00/.test(path) && !path.split("/").some((segment) => segment === "." || segment === "..");
}

function isUtf8(path: string): boolean {
  try {
    // The result is used, for a bundler drops a call whose result is not, and with it what it would throw.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Whether a request names one host at most (RFC 9112, 3.2): of two, each server on the way may take another. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

/** A request target with scheme and host (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#\\]*)(.*)$/is;

/**
 * The path of a request target in absolute form, which every server must take (RFC 9112, 3.2.2); any other target as it is.
 * One that names another host than the request does stays, and is refused: each server on the way may take another.
 */
export function originForm(target: string, host: string | undefined): string {
  const [, authority = "", path = ""] = ABSOLUTE_FORM.exec(target) ?? [];
  if (authority === "" || authority.toLowerCase() !== host?.toLowerCase()) return target;
  return path.startsWith("/") ? path : `/${path}`;
}

/** Refuses what is not a plain path, or of no certain host, before anything routes by it. */
export function plainPathsOnly(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    // Without a socket (in a test) the address has been parsed already.
    const incoming = context.env?.incoming;
    if (!isPlainPath(incoming?.url ?? context.req.path) || (incoming && !hasOneHost(incoming)))
      return context.text("Diese Adresse ist nicht lesbar.", 400);
    await next();
  };
}
