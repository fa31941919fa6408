import { basename } from "node:path";
import {
  downloadHeaders,
  RENDITION_PREFIX,
  UPLOAD_SECURITY_HEADERS,
  UPLOADS_PREFIX,
} from "@schaufenster/contract/media";
import type { MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "../../http/cache-policy.ts";
import { sendFile } from "../../http/send-file.ts";
import type { SiteEnv } from "../../http/site-env.ts";
import type { UploadCache } from "./upload-cache.ts";

/**
 * Serves pictures, films and PDFs from the upload cache. Other files go to the next handler, which asks the content
 * system.
 * @param isForeign whether files change under their names, and small pictures have no renditions: then the original is
 *   used
 */
export function uploads(cache: UploadCache, isForeign = false): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!path.startsWith(UPLOADS_PREFIX) || (method !== "GET" && method !== "HEAD")) return next();
    const name = path.slice(UPLOADS_PREFIX.length);
    const whole = isForeign ? name.replace(RENDITION_PREFIX, "") : name;
    const patience = cache.patience();
    const cached =
      (await cache.pathOf(name, patience)) ?? (whole === name ? null : await cache.pathOf(whole, patience));
    if (cached === null) return next();
    const headers = {
      ...UPLOAD_SECURITY_HEADERS,
      ...downloadHeaders(basename(cached)),
      "cache-control": isForeign ? CACHE_POLICY.revalidated : CACHE_POLICY.immutable,
    };
    // Front servers send the same files, each with its own form of ETag; Last-Modified is the same in all of them.
    return (await sendFile(context, { path: cached, headers, hasEtag: isForeign })) ?? next();
  };
}
