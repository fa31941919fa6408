import { basename } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { UPLOAD_SECURITY_HEADERS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { MiddlewareHandler } from "hono";
import type { SiteEnv } from "../http/site-env.ts";
import type { UploadCache } from "./upload-cache.ts";

/** Names of uploads change with their content. One year, in s. */
const CACHE_FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Serves pictures and films from the site's own copies, ranges included (RFC 9110 §14). What there is no copy of is left
 * to the next handler, which asks the content system.
 */
export function uploads(cache: UploadCache): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!path.startsWith(UPLOADS_PREFIX) || (method !== "GET" && method !== "HEAD")) return next();
    const copy = await cache.pathOf(path.slice(UPLOADS_PREFIX.length));
    if (copy === null) return next();

    const etag = `"${basename(copy)}"`; // the name holds a hash of the content
    const headers = { ...UPLOAD_SECURITY_HEADERS, "cache-control": CACHE_FOR_EVER, "accept-ranges": "bytes", etag };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (context.req.header("if-none-match") === etag) return context.body(null, 304);
    return (await serveStatic({ path: copy })(context, next)) ?? next();
  };
}
