import { basename } from "node:path";
import { UPLOAD_SECURITY_HEADERS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { sendFile } from "../http/send-file.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { UploadCache } from "./upload-cache.ts";

/**
 * Serves pictures and films from the upload cache. What is not in it is left to the next handler, which asks the content
 * system.
 */
export function uploads(cache: UploadCache): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!path.startsWith(UPLOADS_PREFIX) || (method !== "GET" && method !== "HEAD")) return next();
    const cached = await cache.pathOf(path.slice(UPLOADS_PREFIX.length));
    if (cached === null) return next();
    // The name holds a hash of the content.
    const etag = `"${basename(cached)}"`;
    const headers = { ...UPLOAD_SECURITY_HEADERS, "cache-control": CACHE_POLICY.immutable, etag };
    return (await sendFile(context, { path: cached, headers })) ?? next();
  };
}
