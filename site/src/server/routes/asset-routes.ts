import { type Handler, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { encodePage, respondWithPage } from "../cache/encoded-page.ts";
import { type AssetFiles, ENCODING_EXTENSIONS } from "../http/asset-files.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import { chooseEncoding, type Encoding } from "../http/content-encoding.ts";
import { ASSETS_PREFIX, findKeptAsset } from "../http/kept-assets.ts";
import { FILE_SECURITY_HEADERS } from "../http/security-headers.ts";
import { sendFile } from "../http/send-file.ts";
import type { SiteEnv } from "../http/site-env.ts";
import { preconditions } from "./respond.ts";

/**
 * Serves the built files, and those of other builds. Below /assets/ each name has a content hash.
 * @param keptFolder where sites keep files that other builds' pages link
 */
export function assetRoutes(files: AssetFiles, keptFolder: string): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const [path, asset] of files) {
    const policy = path.startsWith(ASSETS_PREFIX) ? CACHE_POLICY.immutable : CACHE_POLICY.hour;
    if ("text" in asset) routes.get(path, answerText(path, asset.text, policy));
    else routes.get(path, answerFile(asset, policy));
  }
  routes.get(`${ASSETS_PREFIX}*`, (context, next) => {
    const kept = findKeptAsset(keptFolder, context.req.path);
    return kept ? answerFile(kept, CACHE_POLICY.immutable)(context, next) : next();
  });
  return routes;
}

function answerFile({ file, encodings }: { file: string; encodings: Encoding[] }, policy: string): Handler<SiteEnv> {
  return async (context, next) => {
    const encoding = chooseEncoding(context.req.header("accept-encoding"), encodings);
    const headers = {
      ...FILE_SECURITY_HEADERS,
      "cache-control": policy,
      vary: "Accept-Encoding",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    return (await sendFile(context, { path: file + ENCODING_EXTENSIONS[encoding], name: file, headers })) ?? next();
  };
}

function answerText(path: string, text: string, policy: string): Handler<SiteEnv> {
  const encoded = encodePage(path, text);
  const type = getMimeType(path) ?? "text/plain";
  return async (context) =>
    respondWithPage(await encoded, preconditions(context), { type, headers: { "cache-control": policy } });
}
